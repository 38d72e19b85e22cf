import { callingPerson, limitedOnceDone } from '../../../common/rate-limit/limited.js';

const CHANGES = { name: 'plan-changes', tries: 20, minutes: 60 };

/** Each change is told by mail, at an address that need not be the caller's own; a refused one is none. */
export const PlanChangeLimit = limitedOnceDone(CHANGES, callingPerson);
