import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,plugins,scripts,bench,tests,proof}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'proof/cms/**', '**/node_modules/**'],
  },
});
