import { machineMillis, setServerTime } from '@laundry/web-kit/clock';
import { beforeEach, expect, it } from 'vitest';
import { PEOPLE } from '../../testing/builders';
import { operatorOf } from '../access/operator';
import { withinDay } from './day-database';
import { forgetDay } from './forget-day';
import { keepDay, recallDay } from './stored-day';
import { storedNames } from './stored-names';

const keys = () => withinDay((database) => database.getAllKeys('day'));

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  forgetDay();
});

it('is read again by the session that stored it, and by no other', async () => {
  await storedNames.keep('token', 1, '伊藤 美咲');
  expect(await storedNames.read('token', 1)).toBe('伊藤 美咲');
  expect(await storedNames.read('another', 1)).toBeNull();
  expect(await storedNames.read('token', 2)).toBeNull();
});

it('is gone with the last act of its request, and with the session; the day stays beside it', async () => {
  await keepDay('token', { operator: operatorOf(PEOPLE.delivery), rows: [], details: [], readAt: machineMillis() });
  await storedNames.keep('token', 1, '伊藤 美咲');
  await storedNames.keep('token', 2, '田中 美咲');
  await storedNames.forgetOthers([2]);
  expect(await storedNames.read('token', 1)).toBeNull();
  expect(await storedNames.read('token', 2)).toBe('田中 美咲');
  expect(await recallDay('token')).not.toBeNull();
  forgetDay();
  expect(await keys()).toEqual([]);
});

it('is gone with its day, where the app was closed at midnight', async () => {
  await storedNames.keep('token', 1, '伊藤 美咲');
  setServerTime('Thu, 26 Nov 2026 02:00:00 GMT');
  expect(await storedNames.read('token', 1)).toBeNull();
  await keepDay('token', { operator: operatorOf(PEOPLE.delivery), rows: [], details: [], readAt: machineMillis() });
  expect(await keys()).toEqual(['day']);
});
