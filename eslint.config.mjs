import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/**',
      '.docusaurus/**',
      '.cache/**',
      'build-host/**',
      'node_modules/**',
      'proof/cms/**',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {projectService: {allowDefaultProject: ['eslint.config.mjs']}, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', {assertionStyle: 'never'}],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // A cleanup or a handler that returns what it calls reads better in one line.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    // Plain Playwright sees nothing of a page's console and network. The fixtures in support/test.ts do.
    files: ['tests/**/*.ts'],
    ignores: ['tests/e2e/support/test.ts', 'tests/**/playwright.config.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          allowTypeImports: true,
          message: 'Import test and expect from tests/e2e/support/test, which fails on console errors and failed requests.',
        },
      ],
    },
  },
  {files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked]},
);
