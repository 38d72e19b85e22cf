import { expect, test } from 'vitest';
import { PROGRESS } from '../../constants/progress.js';
import { isUnassigned } from './unassigned.js';

test.each([
  [PROGRESS.unhandled, true],
  [PROGRESS.pickedUp, true],
  [PROGRESS.washed, true],
  [PROGRESS.folded, true],
  [PROGRESS.delivered, false],
])('nobody’s request at stage %s waits for somebody: %s; somebody’s never does', (status, waits) => {
  expect(isUnassigned({ status, staff_id: null })).toBe(waits);
  expect(isUnassigned({ status, staff_id: 7 })).toBe(false);
});
