import { LIMITS } from '@laundry/shared/constants/limits';
import { callingPerson, limitedOnceDone } from '../../../common/rate-limit/limited.js';

const REPORTS = { name: 'act-reports', tries: LIMITS.actReportsPerHour, minutes: 60 };

/** More than a day's stops at once, when the line is back: a phone that reports without an end fills the request's history. */
export const ReportLimit = limitedOnceDone(REPORTS, callingPerson);
