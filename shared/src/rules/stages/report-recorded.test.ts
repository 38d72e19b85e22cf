import { expect, it } from 'vitest';
import { PROGRESS } from '../../constants/progress.js';
import { REPORTED_ACT } from '../../constants/reported-acts.js';
import { isReportRecorded } from './report-recorded.js';

const { unhandled, pickedUp, washed, delivered } = PROGRESS;

it.each([
  ['pickup', 3, unhandled, 3, false],
  ['pickup', 3, pickedUp, 3, true],
  ['pickup', 3, pickedUp, 2, false],
  ['pickup', null, washed, 2, true],
  ['delivery', null, washed, 2, false],
  ['delivery', null, delivered, 2, true],
  ['count', 4, pickedUp, 4, true],
  ['count', 4, pickedUp, 3, false],
  ['pickupAbsence', null, unhandled, 2, false],
  ['deliveryAbsence', null, delivered, 2, false],
] as const)('a %s of %s bags, at status %s with %s bags: recorded %s', (act, count, status, bags, is) => {
  expect(isReportRecorded({ act: REPORTED_ACT[act], count }, { status, count: bags })).toBe(is);
});
