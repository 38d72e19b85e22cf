import { machineMillis, setServerTime } from '@laundry/web-kit/clock';
import { PROOF_LIMITS } from '@laundry/shared/constants/proof';
import { beforeEach, expect, it } from 'vitest';
import { PEOPLE } from '../../testing/builders';
import { operatorOf } from '../access/operator';
import { forgetDay } from './forget-day';
import { keepDay, recallDay } from './stored-day';
import { storedPhotos } from './stored-photos';

const photo = (text = 'a photo') => new Blob([text], { type: 'image/jpeg' });
const textOf = async (kept: Blob | null) => (kept === null ? null : kept.text());

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  forgetDay();
});

it('is read again by the session that stored it, and by no other', async () => {
  expect(await storedPhotos.keep('token', 'key', photo())).toBeNull();
  expect(await textOf(await storedPhotos.read('token', 'key'))).toBe('a photo');
  expect(await storedPhotos.read('another', 'key')).toBeNull();
  expect(await storedPhotos.read('token', 'another')).toBeNull();
});

it('is gone once it was sent, and with its day', async () => {
  await storedPhotos.keep('token', 'sent', photo());
  await storedPhotos.keep('token', 'kept', photo());
  await storedPhotos.remove(['sent', 'unknown']);
  expect(await storedPhotos.read('token', 'sent')).toBeNull();
  expect(await storedPhotos.read('token', 'kept')).not.toBeNull();
  forgetDay();
  expect(await storedPhotos.read('token', 'kept')).toBeNull();
});

it('stands beside the day', async () => {
  await storedPhotos.keep('token', 'key', photo());
  await keepDay('token', { operator: operatorOf(PEOPLE.delivery), rows: [], details: [], readAt: machineMillis() });
  expect(await recallDay('token')).not.toBeNull();
  expect(await storedPhotos.read('token', 'key')).not.toBeNull();
});

it('is gone the next day, also where the app was closed at midnight', async () => {
  await storedPhotos.keep('token', 'yesterday', photo());
  setServerTime('Wed, 25 Nov 2026 15:00:00 GMT');
  expect(await storedPhotos.read('token', 'yesterday')).toBeNull();
  await storedPhotos.keep('token', 'today', photo());
  await keepDay('token', { operator: operatorOf(PEOPLE.delivery), rows: [], details: [], readAt: machineMillis() });
  expect(await storedPhotos.read('token', 'today')).not.toBeNull();
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  expect(await storedPhotos.read('token', 'yesterday')).toBeNull();
});

it('is not stored where it is too large, or too many wait', async () => {
  expect(await storedPhotos.keep('token', 'large', new Blob([new Uint8Array(PROOF_LIMITS.waitingBytes + 1)]))).toBe(
    'tooLarge',
  );
  for (let place = 0; place < PROOF_LIMITS.waiting; place += 1) await storedPhotos.keep('token', `${place}`, photo());
  expect(await storedPhotos.keep('token', 'one more', photo())).toBe('tooMany');
});
