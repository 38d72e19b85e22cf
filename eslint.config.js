// Style is prettier's; this holds the rules of ARCHITECTURE.md that a machine can hold.
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import redos from 'eslint-plugin-redos';
import tseslint from 'typescript-eslint';
import * as bans from './scripts/checks/bans.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', '**/{test,testing}/**/*.{ts,tsx}', 'e2e/**/*.ts'];

/** They ask, and change nothing that a second time would change again. */
const harmlessMutations = [
  'console-web/src/components/files/useDownload.ts',
  'console-web/src/providers/api/offline.test.tsx',
  'console-web/src/resources/wash-requests/files/UploadDialog.tsx',
  'customer-web/src/features/auth/LoginForm.tsx',
  'customer-web/src/features/registration/fields/ZipField.tsx',
];

/** What is banned in some files. A later block replaces the list of an earlier one, so each names all of its own. */
const ban = (...groups) => ({ 'no-restricted-syntax': ['error', ...groups.flat()] });

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/generated/',
    '**/coverage/',
    '**/test-results/',
    '**/playwright-report/',
    'data/',
    '.cache/',
  ]),
  {
    linterOptions: { noInlineConfig: true },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-undef': 'off',
      'no-unused-vars': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // One text that a stranger sends would hold up everybody.
    ignores: tests,
    plugins: { redos },
    rules: { 'redos/no-vulnerable': ['error', { ignoreErrors: false }] },
  },
  {
    files: typescript,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          'backend/test/tsconfig.json',
          'scripts/checks/tsconfig.*.json',
          '{web-kit,customer-web,console-web}/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // What was caught may be thrown again, whatever it is; a literal may not.
      '@typescript-eslint/only-throw-error': 'off',
      'no-throw-literal': 'error',
      // `JstDate | JstDateTime` and `ErrorReason | string` say what a string holds.
      '@typescript-eslint/no-duplicate-type-constituents': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      // An async method may answer an interface that others implement by waiting.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      ...ban(bans.clock, bans.html, bans.spreads),
    },
  },
  {
    // Handlers of events and of submit may be async: React and react-hook-form take them so.
    files: ['{web-kit,customer-web,console-web}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
    },
  },
  {
    files: ['{web-kit,customer-web,console-web}/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.configs.recommended],
    // Its other rules compile every component: they double the time of the lint of a web.
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/rules-of-hooks': 'error',
      // A dialog that opens, and a form that a person asked for, take the focus to their first field.
      'jsx-a11y-x/no-autofocus': 'off',
      // A row's tick is named by what it is told the row is of; the label around it makes it as large as a thumb.
      'jsx-a11y-x/label-has-associated-control': [
        'error',
        { controlComponents: ['RowTick'], labelAttributes: ['name'], depth: 3 },
      ],
    },
  },
  {
    // react-admin tells where to go by what is thrown.
    files: ['console-web/src/providers/**'],
    rules: {
      'no-throw-literal': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
    },
  },
  {
    files: ['console-web/src/**/*.{ts,tsx}'],
    ignores: [
      'console-web/src/providers/useConsoleData.ts',
      'console-web/src/components/form/dialog/GuardedDialog.tsx',
      ...harmlessMutations,
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [...bans.untypedData, ...bans.unguardedSends, ...bans.unguardedDialogs] },
      ],
    },
  },
  {
    files: ['customer-web/src/**/*.{ts,tsx}'],
    ignores: harmlessMutations,
    rules: { 'no-restricted-imports': ['error', { paths: bans.unguardedSends }] },
  },
  {
    files: ['backend/src/**/*.ts'],
    rules: ban(bans.clock, bans.sqlClock, bans.transactions, bans.callers, bans.spreads),
  },
  {
    files: ['backend/src/common/http/network-address.ts'],
    rules: ban(bans.clock, bans.sqlClock, bans.transactions, bans.spreads),
  },
  {
    files: ['backend/src/{database,common/transaction}/**/*.ts'],
    rules: ban(bans.clock, bans.sqlClock, bans.spreads),
  },
  {
    // The only places that ask the machine for the time, and the one that calculates with it.
    files: ['backend/src/common/clock/**', 'web-kit/src/clock.ts', 'shared/src/time/jst.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['{shared,backend,web-kit,customer-web,console-web}/src/**/*.{ts,tsx}'],
    ignores: ['**/{i18n,messages,migrations}/**', ...tests],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    // Answers are read as they come, and fakes of the outside world need not wait for anything.
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
      ...ban(bans.tests, bans.html, bans.spreads),
    },
  },
  {
    // They speak to the person at the terminal.
    files: ['scripts/**', 'bench/**', 'backend/build.mjs'],
    rules: { 'no-console': 'off' },
  },
);
