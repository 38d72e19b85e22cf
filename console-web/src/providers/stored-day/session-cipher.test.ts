import { expect, it } from 'vitest';
import { decryptText, encryptText } from './session-cipher';

it('is read with the token of its session, and holds nothing of it in the clear', async () => {
  const kept = await encryptText('token', '伊藤 美咲 1234');
  expect(await decryptText('token', kept)).toBe('伊藤 美咲 1234');
  expect(new TextDecoder().decode(kept.sealed)).not.toContain('1234');
});

it('is not read with another session’s, nor once it was changed', async () => {
  const kept = await encryptText('token', 'text');
  await expect(decryptText('another', kept)).rejects.toThrow();
  new Uint8Array(kept.sealed)[0]! ^= 1;
  await expect(decryptText('token', kept)).rejects.toThrow();
});

it('is never encrypted alike', async () => {
  const [one, other] = [await encryptText('token', 'text'), await encryptText('token', 'text')];
  expect(one.nonce).not.toEqual(other.nonce);
});
