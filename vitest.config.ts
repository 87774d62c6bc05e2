import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,plugins,scripts,bench,tests,proof}/**/*.test.{ts,tsx}'],
    // Some read dictionaries, a compiler or a parser first, on machines that do other work.
    testTimeout: 30_000,
    exclude: ['tests/e2e/**', 'proof/cms/**', '**/node_modules/**'],
  },
});
