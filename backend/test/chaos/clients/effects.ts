import type { OperationType } from '@laundry/shared/constants/operation-types';
import type { Effect } from '../verdicts/promises.js';

/** An entry of the history, which every operation leaves; `unless the same`: not one that changes nothing. */
export const ofRequest = (type: OperationType, id: number, sure: 'surely' | 'unless the same' = 'surely'): Effect => ({
  what: `operation ${type} of request ${id}`,
  isSure: sure === 'surely',
});

export const ofCustomer = (type: OperationType, id: number, sure: 'surely' | 'unless the same' = 'surely'): Effect => ({
  what: `operation ${type} of customer ${id}`,
  isSure: sure === 'surely',
});

/** The request that was made by a key, which is its remark. */
export const requestBy = (key: string): Effect => ({ what: `request by key ${key}`, isSure: true });
export const requestIs = (key: string, id: unknown): Effect => ({
  what: `request ${String(id)} by key ${key}`,
  isSure: true,
});
