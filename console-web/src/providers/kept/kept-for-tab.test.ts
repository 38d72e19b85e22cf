import { expect, it } from 'vitest';
import { fillStorage } from '../../testing/full-storage';
import { keep, readKept } from './kept-for-tab';

it('what does not fit is not kept, and what it was before does not come back in its place', () => {
  keep('sale', 1, { note: 'short' });
  fillStorage();
  keep('sale', 1, { note: 'long' });
  expect(readKept('sale', 1)).toBeUndefined();
});
