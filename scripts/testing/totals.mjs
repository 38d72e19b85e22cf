// Reads passed and failed out of the reporters' JSON.

/** Jest's report, which vitest writes too. A file that failed without a failed test of its own (it did not load) counts as one. */
export function jestTotals({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Playwright's report. What passed only at a second try is passed; an error outside any test counts as one failed. */
export function playwrightTotals({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The sum of several totals. */
export const sumOf = (all) =>
  all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });

/** The closing line of `npm test` and `.ci/run`. */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
