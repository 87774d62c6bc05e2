/** The game's dialog, which covers the window. Its styles are removed with it. */
export interface Scene {
  dialog: HTMLDialogElement;
  canvas: HTMLCanvasElement;
  context: CanvasRenderingContext2D;
  score: Element;
  /** Status text, shown between two balls and announced when it changes. */
  status: Element;
  leaveButton: Element;
}

const CONTENT = `<style>
.hidden-game { position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0;
  border: 0; overflow: hidden; background: var(--site-background); color: var(--site-heading); user-select: none; }
.hidden-game canvas { width: 100%; height: 100%; outline: none; touch-action: none; }
.hidden-game p { position: absolute; inset-inline: 1.5rem; margin: 0; pointer-events: none; text-align: center; }
.hidden-game .score { top: 1.125rem; text-align: left; font: 500 0.875rem var(--ifm-font-family-monospace); }
.hidden-game [role='status'] { top: 63%; font-size: 1.375rem; font-weight: 560; line-height: 1.35; text-wrap: balance; }
.hidden-game .keys { bottom: 1.5rem; font-size: 0.875rem; }
.hidden-game .keys span { margin-inline: 0.625rem; white-space: nowrap; }
.hidden-game :is(.score, .keys, button) { color: var(--site-muted); }
.hidden-game button { position: absolute; top: 0.625rem; right: 0.75rem; padding: 0.625rem; border: 0; background: none; }
.hidden-game button:hover { color: var(--site-heading); }
.hidden-game svg { display: block; }
.hidden-game[data-state='playing'] canvas { cursor: none; }
.hidden-game[data-state='playing'] [role='status'] { opacity: 0; }
.hidden-game[data-state='still'] .playing { display: none; }
</style>
<canvas tabindex="0" role="application" aria-label="Playing field: move the bar with the arrow keys"></canvas>
<p class="score"></p>
<p role="status" id="hidden-game-status"></p>
<p class="keys"><span class="playing">Arrow keys or pointer to move</span>
<span class="playing"><kbd>P</kbd> to pause</span> <span><kbd>Esc</kbd> to exit</span></p>
<button type="button" aria-label="Exit the game"><svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path
stroke="currentColor" stroke-width="1.75" stroke-linecap="round" d="m4 4 12 12M16 4 4 16"/></svg></button>`;

/** Shows the dialog, with the focus on the field. The browser restores the focus when the dialog is closed. */
export function openScene(): Scene {
  const dialog = document.createElement('dialog');
  dialog.className = 'hidden-game';
  dialog.setAttribute('aria-label', 'Hidden game');
  dialog.setAttribute('aria-describedby', 'hidden-game-status');
  dialog.innerHTML = CONTENT;
  const canvas = dialog.querySelector('canvas');
  const context = canvas?.getContext('2d');
  const score = dialog.querySelector('.score');
  const status = dialog.querySelector('[role="status"]');
  const leaveButton = dialog.querySelector('button');
  if (!canvas || !context || !score || !status || !leaveButton) throw new Error('This browser doesn’t support canvas.');
  document.body.append(dialog);
  dialog.showModal();
  canvas.focus();
  return {dialog, canvas, context, score, status, leaveButton};
}

/** Adapts the canvas to the pixel density of the screen, up to 2. More wouldn't be visible. */
export function fitCanvas({canvas, context}: Scene): {width: number; height: number} {
  const {clientWidth: width, clientHeight: height} = canvas;
  const ratio = Math.min(devicePixelRatio, 2);
  Object.assign(canvas, {width: width * ratio, height: height * ratio});
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return {width, height};
}
