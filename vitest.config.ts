import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,plugins,packages,scripts,bench,tests,proof}/**/*.test.{ts,tsx}'],
    // A test that hangs fails; one on a busy machine takes its time.
    testTimeout: 60_000,
    // Loading the same modules again for each file would take twice as long. So a test file takes back what it replaced (`vi.unstubAllGlobals`).
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    exclude: ['tests/e2e/**', 'proof/cms/**', '**/node_modules/**'],
  },
});
