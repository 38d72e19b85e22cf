import { visitLinkPath } from '../../../lib/paths';

/** The query of the address of a request's link, with which it leads on to the request's page at once. */
export const OPENS_AT_ONCE = '?open';
/** Where a missed leg is given a new time. */
export const newTimesPath = (id: number): string => `${visitLinkPath(id)}${OPENS_AT_ONCE}`;
