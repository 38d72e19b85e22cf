import { setImmediate as nextTurn } from 'node:timers/promises';
import { Batches } from './batches.js';

/** Batches whose work says what it was given, and ends when it is told to. */
function heldBatches(most: number, fails: (items: readonly string[]) => Error | null = () => null) {
  const begun: string[][] = [];
  const ends: (() => void)[] = [];
  const batches = new Batches<string>(async (items) => {
    begun.push([...items]);
    await new Promise<void>((resolve) => ends.push(resolve));
    const error = fails(items);
    if (error !== null) throw error;
  }, most);
  const endAll = async () => {
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      await nextTurn();
    }
  };
  return { batches, begun, endAll };
}

test('the first is done at once, and who comes meanwhile together, each item once', async () => {
  const { batches, begun, endAll } = heldBatches(10);
  const all = ['a', 'b', 'c', 'b'].map((item) => batches.add(item));
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual([['a'], ['b', 'c']]);
  const later = batches.add('d');
  await endAll();
  await later;
  expect(begun.at(-1)).toEqual(['d']);
});

test('no batch is larger than it may be', async () => {
  const { batches, begun, endAll } = heldBatches(2);
  const all = ['a', 'b', 'c', 'd'].map((item) => batches.add(item));
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('one that fails fails by itself', async () => {
  const fault = new Error('a fault');
  const { batches, endAll } = heldBatches(10, (items) => (items.includes('b') ? fault : null));
  const all = Promise.allSettled(['a', 'b', 'c'].map((item) => batches.add(item)));
  await endAll();
  expect(await all).toMatchObject([{ status: 'fulfilled' }, { reason: fault }, { status: 'fulfilled' }]);
});

test('a database that is away is not asked again for each', async () => {
  const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const { batches, begun, endAll } = heldBatches(10, () => away);
  const all = Promise.allSettled(['a', 'b', 'c'].map((item) => batches.add(item)));
  await endAll();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(begun).toEqual([['a'], ['b', 'c']]);
});
