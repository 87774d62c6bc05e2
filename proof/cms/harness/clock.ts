const RealDate = globalThis.Date;
let shift = 0;

/** What `Date` is once the time was set. Dates that the platform made are dates of it too. */
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
 * Sets the time of this process, so that what the app notes is the same in every run. It goes on from there: a debounced
 * function waits forever where time stands still.
 *
 * @param time ISO 8601
 */
export function setClock(time: string): void {
  const parsed = RealDate.parse(time);
  if (Number.isNaN(parsed)) throw new Error(`"${time}" is no time. Write it as "2026-02-02T10:00:00.000Z".`);
  shift = parsed - RealDate.now();
  globalThis.Date = ShiftedDate as DateConstructor;
}
