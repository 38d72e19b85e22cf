const { availableParallelism } = require('node:os');
const { apart } = require('./test/groups/test-files.cjs');

// Nest 12 and some of what it needs are ES modules only, which jest cannot require on Node 20: swc turns them,
// our sources and the built shared package into CommonJS for the tests.
const decorated = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
    target: 'es2022',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};
const plain = { jsc: { target: 'es2022', keepClassNames: true }, module: { type: 'commonjs' } };

const ES_MODULES = [
  '@nestjs',
  'file-type',
  'load-esm',
  'nodemailer',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'js-yaml',
  'es-toolkit',
];

/** Whether the whole suite runs (scripts/testing/suites.mjs), or named files of it. */
const isWhole = process.env['TEST_WHOLE'] === '1';

module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: isWhole ? ['<rootDir>/test/groups/group-*.cjs', ...apart.map(({ path }) => path)] : ['**/*.test.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', decorated], '^.+\\.m?js$': ['@swc/jest', plain] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  setupFilesAfterEnv: ['<rootDir>/test/groups/second-try.cjs'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Half of its time a worker waits for its database, or for a server that it started.
  maxWorkers: 2 * availableParallelism(),
  // A busy machine is slow, not wrong: this is only when to give up.
  testTimeout: 120_000,
};
