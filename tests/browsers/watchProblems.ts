/**
 * The first script of each page, which uses nothing from outside of itself: tells the test server what goes wrong, because WebKit's driver
 * has no console.
 */
export function watchProblems(): void {
  const report = (...words: unknown[]): void =>
    void navigator.sendBeacon('/problems', [location.pathname, ...words].map(String).join(' '));
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      report(`console.${level}:`, ...words);
      original(...words);
    };
  }
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  // Files that don't load are errors of elements, which reach the window on the way down only. Firefox reports those, too, that it no
  // longer needs because the reader leaves.
  addEventListener(
    'error',
    ({message, target}) => {
      if (!isLeaving) report('error:', target instanceof Element ? target.outerHTML : message);
    },
    {capture: true},
  );
  addEventListener('unhandledrejection', ({reason}) => report('unhandled rejection:', reason));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    report('policy:', violatedDirective, blockedURI),
  );
}
