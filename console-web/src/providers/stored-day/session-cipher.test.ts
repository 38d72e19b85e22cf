import { expect, it } from 'vitest';
import { seal, unseal } from './session-cipher';

it('is read with the token of its session, and holds nothing of it in the clear', async () => {
  const kept = await seal('token', '伊藤 美咲 1234');
  expect(await unseal('token', kept)).toBe('伊藤 美咲 1234');
  expect(new TextDecoder().decode(kept.sealed)).not.toContain('1234');
});

it('is not read with another session’s, nor once it was changed', async () => {
  const kept = await seal('token', 'text');
  await expect(unseal('another', kept)).rejects.toThrow();
  new Uint8Array(kept.sealed)[0]! ^= 1;
  await expect(unseal('token', kept)).rejects.toThrow();
});

it('is never sealed alike', async () => {
  const [one, other] = [await seal('token', 'text'), await seal('token', 'text')];
  expect(one.nonce).not.toEqual(other.nonce);
});
