import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogSink } from './log-sink.js';

let directory: string;
let file: number;
let full: number;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'laundry-log-'));
  file = openSync(join(directory, 'log'), 'w');
  full = openSync('/dev/full', 'w');
});
afterEach(() => {
  jest.useRealTimers();
  closeSync(file);
  closeSync(full);
  rmSync(directory, { recursive: true });
});

/** Writes to whichever descriptor `target` names at the time. */
const sinkOf = (target: () => number): LogSink => new LogSink((bytes, done) => write(target(), bytes, done));
const written = (sink: LogSink): Promise<void> => new Promise((resolve) => sink.flush(resolve));
const lines = (): string[] => readFileSync(join(directory, 'log'), 'utf8').split('\n').slice(0, -1);

test('lines are written in their order', async () => {
  const sink = sinkOf(() => file);
  for (let n = 0; n < 1_000; n += 1) sink.write(`{"n":${n}}\n`);
  await written(sink);
  expect(lines()).toEqual(Array.from({ length: 1_000 }, (_, n) => `{"n":${n}}`));
});

test('lines that a full disk does not take are counted, and told once it takes lines again', async () => {
  let target = full;
  const sink = sinkOf(() => target);
  for (let n = 0; n < 3; n += 1) {
    sink.write(`lost ${n}\n`);
    await written(sink);
  }
  expect(lines()).toEqual([]);
  target = file;
  sink.write('kept\n');
  await written(sink);
  sink.write('kept, too\n');
  await written(sink);
  expect(lines()).toEqual([
    expect.stringContaining('"lost":3,"msg":"log lines could not be written"'),
    'kept',
    'kept, too',
  ]);
});

test('a reader that is stuck keeps a bounded number of lines waiting, and a flush a second', async () => {
  const waiting: (() => void)[] = [];
  const sink = new LogSink((bytes, done) => waiting.push(() => write(file, bytes, done)));
  const line = `${'x'.repeat(1_000)}\n`;
  for (let n = 0; n < 5_000; n += 1) sink.write(line);
  await written(sink);
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  while (waiting.length < 2) await new Promise(setImmediate);
  waiting[1]?.();
  await written(sink);
  expect(lines().filter((each) => each === line.trim()).length).toBeLessThan(1_100);
  expect(lines().find((each) => each.includes('"lost"'))).toContain('"level":40');
});

test('a line that was cut off is ended before the next', async () => {
  let broken = true;
  const sink = new LogSink((bytes, done) => {
    if (!broken) return write(file, bytes, done);
    if (bytes.length < 8) return write(full, bytes, done);
    return write(file, bytes.subarray(0, 4), done);
  });
  sink.write('cut off\n');
  await written(sink);
  broken = false;
  sink.write('whole\n');
  await written(sink);
  expect(lines()).toEqual(['cut ', expect.stringContaining('"lost":1'), 'whole']);
});

test('the first line is written at once, those of the next moment together', () => {
  jest.useFakeTimers();
  const pieces: string[] = [];
  const sink = new LogSink((bytes, done) => {
    pieces.push(bytes.toString());
    done(null, bytes.length);
  });
  sink.write('first\n');
  expect(pieces).toEqual(['first\n']);
  for (let n = 0; n < 3; n += 1) {
    jest.advanceTimersByTime(5);
    sink.write(`${n}\n`);
  }
  jest.advanceTimersByTime(4);
  expect(pieces).toEqual(['first\n']);
  jest.advanceTimersByTime(1);
  expect(pieces).toEqual(['first\n', '0\n1\n2\n']);
});
