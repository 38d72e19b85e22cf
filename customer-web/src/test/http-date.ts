import { type JstDateTime, toEpochMillis } from '@laundry/shared/time/jst';

/** A moment as the server's answers say when they were made. */
export const httpDate = (now: JstDateTime): string => new Date(toEpochMillis(now)).toUTCString();
