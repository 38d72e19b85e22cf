import { People1763700000001 } from './0001-people.js';
import { Requests1763700000002 } from './0002-requests.js';
import { Records1763700000003 } from './0003-records.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [People1763700000001, Requests1763700000002, Records1763700000003];
