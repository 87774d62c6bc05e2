/** Opens what is behind a seal. A listener on the document works before React starts, and for all seals of a page. */
import {LOAD_FAILURE} from '../lib/loadFailure';
import {tellBelow} from '../lib/tellBelow';
import {PROOF} from './names';

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const {target} = event;
    const seal = target instanceof Element ? target.closest<HTMLButtonElement>(`button[${PROOF}]`) : null;
    // An open one is closed by the browser.
    if (!seal || seal.popoverTargetElement) return;
    // The same click would close it.
    event.preventDefault();
    void open(seal);
  });
}

async function open(seal: HTMLButtonElement): Promise<void> {
  seal.ariaBusy = 'true';
  try {
    const {showProof} = await import('./on-demand');
    await showProof(seal);
  } catch (error) {
    console.warn('The proof could not be loaded.', error);
    tellBelow(seal.closest('.theme-code-block') ?? seal.parentElement ?? seal, LOAD_FAILURE);
  } finally {
    seal.ariaBusy = null;
  }
}
