import { expect, it } from 'vitest';
import { ApiError } from './api-error';
import { retold } from './retold';

const onScreen = ({ code }: { code: string }) => ({ code, field: 'day' });
const refused = new ApiError({
  status: 409,
  reason: 'stale',
  by: 'Sato',
  refusals: [{ field: 'sched_dt', code: 'past', params: { days: 2 } }],
});

it("a refusal is told of the screen's field, with all else that the server said", async () => {
  const error: unknown = await retold(Promise.reject(refused), (refusal) => ({ ...refusal, field: 'day' })).catch(
    (told: unknown) => told,
  );
  expect(error).toMatchObject({
    status: 409,
    reason: 'stale',
    facts: { by: 'Sato' },
    refusals: [{ field: 'day', code: 'past', params: { days: 2 } }],
  });
});

it('an answer, and a failure that is no refusal, stay as they are', async () => {
  const broken = new TypeError('broken');
  await expect(retold(Promise.resolve(7), onScreen)).resolves.toBe(7);
  await expect(retold(Promise.reject(broken), onScreen)).rejects.toBe(broken);
});
