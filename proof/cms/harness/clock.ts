const RealDate = globalThis.Date;
let shift = 0;

/** Replaces `Date` once the time is set. `instanceof` also accepts dates that the platform created. */
class ShiftedDate extends RealDate {
  constructor(...args: [] | [value: number | string | Date]) {
    if (args.length === 0) super(ShiftedDate.now());
    else super(...args);
  }

  static override now(): number {
    return RealDate.now() + shift;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

/**
 * Sets the time of this process, so that the app stores the same dates in every run. The clock keeps running, because
 * debounced functions would wait forever if it stopped.
 *
 * @param time ISO 8601
 */
export function setClock(time: string): void {
  const parsed = RealDate.parse(time);
  if (Number.isNaN(parsed)) throw new Error(`"${time}" isn't a valid time. Use the format "2026-02-02T10:00:00.000Z".`);
  shift = parsed - RealDate.now();
  globalThis.Date = ShiftedDate as DateConstructor;
}
