import { setImmediate as nextTurn } from 'node:timers/promises';
import { allEnded } from './all-ended.js';

it('a failure is thrown when all work beside it has ended, and not before', async () => {
  let end = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    end = resolve;
  });
  let isOver = false;
  const thrown = allEnded([Promise.reject(new Error('the first')), slow]).catch((error: unknown) => {
    isOver = true;
    return error;
  });
  await nextTurn();
  expect(isOver).toBe(false);
  end();
  expect(await thrown).toEqual(new Error('the first'));
});
