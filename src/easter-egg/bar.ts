/** The paddle. Lengths in CSS pixels. `x` and `y` are the center. */
export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Moves the bar to a position within the field. */
export function placeBar(bar: Bar, x: number, fieldWidth: number): void {
  const half = bar.width / 2;
  bar.x = Math.min(Math.max(x, half), fieldWidth - half);
}

/** Moves the bar with the keys: -1 is left, 1 is right. Crossing the field takes about a second on any screen. */
export function slideBar(bar: Bar, direction: number, seconds: number, fieldWidth: number): void {
  placeBar(bar, bar.x + direction * seconds * Math.max(480, fieldWidth * 0.9), fieldWidth);
}

export function drawBar(context: CanvasRenderingContext2D, {x, y, width, height}: Bar, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, height / 2);
  context.fill();
}
