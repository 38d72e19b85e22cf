// The list of everything that is checked besides the test suites: one place for `npm run check`, `.ci/run` and the workflow.
import { at, programOf } from '../repository.mjs';

/** The native compiler, in a quarter of the time; what was checked once and has not changed is not checked again. */
const tsc = (project) => [
  programOf('typescript-7', 'tsc'),
  ...['--noEmit', '--pretty', 'false', '-p', project],
  ...['--incremental', '--tsBuildInfoFile', at('.cache/types', `${project.replace(/\W/g, '-')}.tsbuildinfo`)],
];

/** name → what it holds, and the `node` command lines to run from the root; what takes longest (`weight`) begins first. */
export const checks = {
  lock: { title: 'package-lock.json installs everywhere', commands: () => [[at('scripts/checks/lock-file.mjs')]] },
  handbook: {
    title: 'The handbook is cited where it says so, and nothing outside',
    commands: () => [[at('scripts/checks/handbook.mjs')]],
  },
  openapi: { title: "The API's description", commands: () => [[at('scripts/checks/openapi.mjs')]] },
  format: {
    title: 'Formatting',
    commands: () => [[programOf('prettier'), '--check', '--log-level', 'warn', '.']],
  },
  types: {
    title: 'Types, tests included',
    weight: 1,
    commands: () =>
      [
        'scripts/checks/tsconfig.shared.json',
        'backend/test/tsconfig.json',
        'scripts/checks/tsconfig.e2e.json',
        'web-kit/tsconfig.json',
        'customer-web/tsconfig.json',
        'console-web/tsconfig.json',
      ].map(tsc),
  },
  lint: {
    title: 'Rules of the house',
    weight: 2,
    commands: () => [[programOf('eslint'), '.', '--max-warnings', '0']],
  },
  expressions: {
    title: 'What expressions put together of pieces cost',
    commands: () => [[at('scripts/checks/built-expressions.mjs')]],
  },
  direction: {
    title: 'Who imports whom',
    commands: () => [
      [
        programOf('dependency-cruiser', 'depcruise'),
        ...['--config', '.dependency-cruiser.cjs'],
        ...['shared/src', 'backend/src', 'web-kit/src', 'customer-web/src', 'console-web/src'],
      ],
    ],
  },
  compose: { title: 'Compose files by their schema', commands: () => [[programOf('dclint'), '--quiet', 'docker']] },
  dead: { title: 'Dead code and unused packages', commands: () => [[programOf('knip'), '--no-config-hints']] },
};
