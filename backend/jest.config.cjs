// Nest 12 and some of what it needs are ES modules only, which jest cannot require on Node 20: swc turns them,
// our sources and the built shared package into CommonJS for the tests (design: stack 5, variant B).
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

module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', decorated], '^.+\\.m?js$': ['@swc/jest', plain] },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  maxWorkers: 2,
  testTimeout: 20_000,
};
