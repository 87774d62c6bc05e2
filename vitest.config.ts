import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,plugins,scripts,bench,tests,proof}/**/*.test.{ts,tsx}'],
    // A test that hangs fails; one on a busy machine takes its time.
    testTimeout: 60_000,
    exclude: ['tests/e2e/**', 'proof/cms/**', '**/node_modules/**'],
  },
});
