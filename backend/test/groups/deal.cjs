// Jest loads Nest, TypeORM and our own sources anew for every test file, which was more than half of the suite's time.
// The whole suite therefore runs as a few files, each of which takes its share of the test files into one describe each.
// A file that is asked for by its name is run by itself.
const { basename } = require('node:path');
const { together } = require('./test-files.cjs');

/** More than there are processors, so that none of them waits long for the last. */
const GROUPS = 4;
/** These wait for other processes and for time limits: as long as a file of so many bytes takes. */
const SLOW = {
  'killed-server': 60_000,
  'killed-payments': 60_000,
  shutdown: 40_000,
  'mail-delivery': 40_000,
  'every-call-input': 40_000,
  fuzz: 30_000,
};

module.exports = function deal(group) {
  for (const { file, path } of shares()[group]) describe(file, () => void require(path));
};

/** The longest first, each to the group that has least. */
function shares() {
  const groups = Array.from({ length: GROUPS }, () => ({ weight: 0, files: [] }));
  const weighed = together.map((each) => ({ ...each, weight: SLOW[basename(each.file, '.test.ts')] ?? each.bytes }));
  for (const each of weighed.sort((a, b) => b.weight - a.weight)) {
    const least = groups.reduce((a, b) => (b.weight < a.weight ? b : a));
    least.weight += each.weight;
    least.files.push(each);
  }
  return groups.map(({ files }) => files);
}
