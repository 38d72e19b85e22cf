import { expect, it } from 'vitest';
import { conflictReason } from './refusal-reason.js';

it.each([
  ['pickup_time_limit', 'pickup_time_limit'],
  ['pickup_time_limit_same_time', 'pickup_time_limit'],
  ['pickup_same_day_cutoff', 'pickup_time_limit'],
  ['time_limit_exceeded', 'time_limit_exceeded'],
  ['cancel_time_limit', 'time_limit_exceeded'],
  ['stale', 'stale'],
  ['pickup_too_late', null],
  ['pickup_after_original', null],
  ['closed_sunday', null],
  ['notarea', null],
])('%s is a conflict with reason %j', (code, reason) => expect(conflictReason(code)).toBe(reason));
