import { machineMillis, setServerTime } from '@laundry/web-kit/clock';
import { beforeEach, expect, it } from 'vitest';
import { PEOPLE, buildRequest } from '../../testing/builders';
import { operatorOf } from '../access/operator';
import { forgetDay } from './forget-day';
import { keepDay, recallDay } from './stored-day';

const at = (time: string) => setServerTime(`${time} GMT`);
const build = () => ({
  operator: operatorOf(PEOPLE.delivery),
  rows: [],
  details: [buildRequest({ id: 1 })],
  readAt: machineMillis(),
});

beforeEach(() => {
  // Eleven in Japan.
  at('Wed, 25 Nov 2026 02:00:00');
  forgetDay();
});

it('is there again for the session that read it', async () => {
  await keepDay('token', build());
  const day = await recallDay('token');
  expect(day?.operator.id).toBe(PEOPLE.delivery.id);
  expect(day?.details.map(({ id }) => id)).toEqual([1]);
});

it('is nobody else’s, and gone once somebody else has asked for it', async () => {
  await keepDay('token', build());
  expect(await recallDay('another')).toBeNull();
  expect(await recallDay('token')).toBeNull();
});

it('is gone at midnight', async () => {
  await keepDay('token', build());
  at('Wed, 25 Nov 2026 14:59:00');
  expect(await recallDay('token')).not.toBeNull();
  at('Wed, 25 Nov 2026 15:00:00');
  expect(await recallDay('token')).toBeNull();
  at('Wed, 25 Nov 2026 02:00:00');
  expect(await recallDay('token')).toBeNull();
});

it('stays when the one of yesterday, which was read before it came, is forgotten', async () => {
  await keepDay('token', { ...build(), readAt: machineMillis() - 24 * 3_600_000 });
  const ofYesterday = recallDay('token');
  await Promise.all([ofYesterday, keepDay('token', build())]);
  expect(await recallDay('token')).not.toBeNull();
});

it('is not there where nothing was stored', async () => expect(await recallDay('token')).toBeNull());
