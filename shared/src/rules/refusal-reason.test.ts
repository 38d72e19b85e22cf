import { expect, it } from 'vitest';
import { refusalReason } from './refusal-reason.js';

it.each([
  ['pickup_time_limit', 'pickup_time_limit'],
  ['pickup_time_limit_same_time', 'pickup_time_limit'],
  ['pickup_same_day_cutoff', 'pickup_time_limit'],
  ['time_limit_exceeded', 'time_limit_exceeded'],
  ['cancel_time_limit', 'time_limit_exceeded'],
  ['weekly_made', 'time_limit_exceeded'],
  ['stale', 'stale'],
  ['cancel_after_pickup', 'stale'],
  ['discard_after_delivery', 'stale'],
  ['absence_leg_done', 'stale'],
  ['forbidden', 'forbidden'],
  ['assigned_to_other', 'forbidden'],
  ['not_washed_yet', 'forbidden'],
  ['nothing_to_fold', null],
  ['pickup_too_late', null],
  ['pickup_after_original', null],
  ['closed_sunday', null],
  ['notarea', null],
] as const)('%s is answered with the reason %j', (code, reason) => expect(refusalReason(code)).toBe(reason));
