import { pino } from 'pino';
import { loggedError } from '../../errors/logged-error.js';
import { NestLog } from './nest-log.js';

/** What the framework says goes through the same sieve, in whichever of its ways it says it. */
test.each([
  ['an error', [new Error('canary'), 'Scheduler']],
  ['an error beside a text', ['failed', new Error('canary'), 'Database']],
  ['a stack as text', ['failed', new Error('canary').stack, 'ExceptionsHandler']],
  ['an object', ['failed', { email: 'canary' }]],
])('%s is logged without what it says', (_, said) => {
  const lines: string[] = [];
  const log = pino({ serializers: { err: loggedError } }, { write: (line: string) => lines.push(line) });
  new NestLog(log).error(...said);
  expect(lines).toEqual([expect.stringContaining('failed')]);
  expect(lines.join()).not.toContain('canary');
});
