// Reads passed and failed out of the reporters' JSON; `failures`: what failed, and the beginning of why, its first try
// first; `again`: what passed at its second try only, and why not at the first.
import { stripVTControlCharacters } from 'node:util';

const WHY_LENGTH = 400;

/**
 * Jest's report, which vitest writes too: there `failureMessages` say why a first try failed. A file that failed without
 * a failed test of its own (it did not load) counts as one; what passed only at a second try is passed.
 */
export function jestTotals({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((assertion) => ({ ...assertion, title: `${name}: ${assertion.fullName}` })),
  );
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map(({ title, failureMessages, retryReasons = [] }) => `${title}${why([...retryReasons, ...failureMessages])}`);
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => `${name}${why([message])}`)],
    again: tests
      .map(({ retryReasons = [], failureMessages, ...test }) => ({
        ...test,
        first: [...retryReasons, ...failureMessages],
      }))
      .filter(({ status, first }) => status === 'passed' && first.length > 0)
      .map(({ title, first }) => `${title}${why(first)}`),
  };
}

/** Playwright's report. What passed only at a second try is passed; an error outside any test counts as one failed. */
export function playwrightTotals({ stats, suites, errors = [] }) {
  const specs = suites.flatMap(specsOf);
  const said = (spec) => `${spec.file}:${spec.line}: ${spec.title}${why(messagesOf(spec))}`;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...specs.filter(({ ok }) => !ok).map(said), ...errors.map(({ message }) => message)],
    again: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(said),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const messagesOf = ({ tests }) =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)));

const why = (messages) =>
  messages
    .map((message) => `\n      ${stripVTControlCharacters(message).slice(0, WHY_LENGTH).replace(/\n+/g, '\n      ')}`)
    .join('');

/** The sum of several totals. */
export const sumOf = (all) =>
  all.reduce(
    (sum, { passed, failed, failures = [], again = [] }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      failures: [...sum.failures, ...failures],
      again: [...sum.again, ...again],
    }),
    { passed: 0, failed: 0, failures: [], again: [] },
  );

/** A line for each that failed, and for each that passed at its second try only. */
export const tellingLines = ({ failures = [], again = [] }) => [
  ...failures.map((failure) => `  ✗ ${failure}`),
  ...again.map((test) => `  ↻ passed at the second try: ${test}`),
];

/** The closing line of `npm test` and `.ci/run`. */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
