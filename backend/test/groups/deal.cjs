// Jest loads Nest, TypeORM and our own sources anew for every test file, which was more than half of the suite's time.
// The whole suite therefore runs as a few files, each of which takes its share of the test files into one describe each.
// A file that is asked for by its name is run by itself.
const { basename } = require('node:path');
const { together } = require('./test-files.cjs');

/** More than there are processors, so that none of them waits long for the last. */
const GROUPS = 4;
/** s; these wait for other processes and for time limits, or ask more than their length tells. */
const SLOW = {
  'killed-payments': 86,
  'killed-server': 26,
  backup: 38,
  'killed-jobs': 32,
  shutdown: 30,
  fuzz: 22,
  'hostile-photos': 22,
  'request-search-plan': 8,
  'mail-delivery': 18,
  'faults-at-statements': 18,
  'faults-at-month-turn': 14,
  'faults-at-routes': 14,
  invariants: 17,
  'every-call-input': 16,
  canaries: 16,
  demo: 15,
  'stalled-database': 14,
  'access-matrix': 12,
  draining: 12,
};
/** s that any other takes: its server, and each of its bytes. */
const secondsOf = (bytes) => 0.6 + bytes / 5_000;

module.exports = function deal(group) {
  for (const { file, path } of shares()[group]) describe(file, () => void require(path));
};

/** The longest first, each to the group that has least. */
function shares() {
  const groups = Array.from({ length: GROUPS }, () => ({ weight: 0, files: [] }));
  const weighed = together.map((each) => ({
    ...each,
    weight: SLOW[basename(each.file, '.test.ts')] ?? secondsOf(each.bytes),
  }));
  for (const each of weighed.sort((a, b) => b.weight - a.weight)) {
    const least = groups.reduce((a, b) => (b.weight < a.weight ? b : a));
    least.weight += each.weight;
    least.files.push(each);
  }
  return groups.map(({ files }) => files);
}
