const RealDate = globalThis.Date;
let now: number | undefined;

/** What `Date` is while the time stands still. Dates that the platform made are dates of it too. */
class FixedDate extends RealDate {
  constructor(...args: [] | [value: number | string | Date]) {
    if (args.length === 0) super(FixedDate.now());
    else super(...args);
  }

  static override now(): number {
    return now ?? RealDate.now();
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

/**
 * Stops the time of this process, so that what the app notes is the same in every run. Timers go on.
 *
 * @param time ISO 8601
 */
export function stopClock(time: string): void {
  const parsed = RealDate.parse(time);
  if (Number.isNaN(parsed)) throw new Error(`"${time}" is no time. Write it as "2026-02-02T10:00:00.000Z".`);
  now = parsed;
  globalThis.Date = FixedDate as DateConstructor;
}
