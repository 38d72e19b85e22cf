import { Unavailable } from './errors/unavailable.js';
import { answeredWithin } from './http/deadline.js';
import { Turns } from './turns.js';

const turns = new Turns();

test('what shares a name runs one after the other, a failure too', async () => {
  const order: string[] = [];
  let end = (): void => undefined;
  const first = turns.take('a', async () => {
    await new Promise<void>((resolve) => (end = resolve));
    order.push('first');
    throw new Error('refused');
  });
  const second = turns.take('a', async () => void order.push('second'));
  await turns.take('b', async () => void order.push('other'));
  end();
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(order).toEqual(['other', 'first', 'second']);
});

test('a call that was answered while it waited for its turn does nothing', async () => {
  let hasBegun = false;
  const late = answeredWithin(0, () => turns.take('a', async () => void (hasBegun = true)));
  await expect(late).rejects.toThrow(Unavailable);
  expect(hasBegun).toBe(false);
  await expect(turns.take('a', async () => 'goes on')).resolves.toBe('goes on');
});
