/**
 * Repeats what readers did before the page was hydrated: the last click on a button or tab, and the keys after it. On a slow phone, buttons are
 * seen a second before their scripts run. Text that is typed into a field stays there, and React is notified of it.
 */
import {isField} from '../../../src/lib/isField';
import {isCommand, keyOf} from '../../../src/lib/shortcut';

const root = document.documentElement;
let early: (() => void)[] = [];
const typedInto = new Set<HTMLInputElement>();

function notePress({target}: Event): void {
  // After the root is created, React replays clicks itself, even during hydration.
  if (window.docusaurusRoot || !(target instanceof Element)) return;
  const pressed = target.closest<HTMLElement>('button, [role="tab"]');
  early = pressed ? [() => pressed.click()] : [];
}

function noteKey(event: KeyboardEvent): void {
  const {target, ctrlKey, metaKey, altKey} = event;
  const isSlash = keyOf(event) === '/' && !ctrlKey && !metaKey && !altKey && !isField(target);
  if (isSlash || isCommand(event, 'k') || isCommand(event, 'i')) {
    // Prevents the browser's own action. Drops earlier presses, because readers who see no reaction press again.
    event.preventDefault();
    early = [];
  } else if (isField(target)) return;
  early.push(() => target?.dispatchEvent(new KeyboardEvent('keydown', event)));
}

function noteText({target}: Event): void {
  if (target instanceof HTMLInputElement) typedInto.add(target);
}

/**
 * Reports text that was typed before React started. React ignores an input event if the value is the one that it found, so the value is
 * changed with the browser's own setter: https://github.com/facebook/react/issues/11488.
 */
function reportText(field: HTMLInputElement): void {
  const {value} = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

addEventListener('click', notePress, true);
addEventListener('input', noteText, true);
addEventListener('keydown', noteKey, true);
new MutationObserver((_, observer) => {
  if (root.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  removeEventListener('click', notePress, true);
  removeEventListener('keydown', noteKey, true);
  removeEventListener('input', noteText, true);
  typedInto.forEach(reportText);
  for (const repeat of early) repeat();
}).observe(root, {attributeFilter: ['data-has-hydrated']});
