import { Attempt } from '../common/rate-limit/attempt.entity.js';
import { IdempotencyKey } from '../common/idempotency/idempotency-key.entity.js';
import { ServiceArea } from '../modules/areas/service-area.entity.js';
import { OneTimeToken } from '../modules/auth/one-time-token.entity.js';
import { Session } from '../modules/auth/session.entity.js';
import { BusinessHoliday } from '../modules/calendar/business-holiday.entity.js';
import { PickupDay } from '../modules/calendar/pickup-day.entity.js';
import { OperationHistory } from '../modules/history/operation-history.entity.js';
import { JobRun } from '../modules/jobs/job-run.entity.js';
import { Mail } from '../modules/mail/mail.entity.js';
import { Maintenance } from '../modules/maintenance/maintenance.entity.js';
import { CountEntry } from '../modules/users/count-entry.entity.js';
import { StoppedInfo } from '../modules/users/stopped-info.entity.js';
import { User } from '../modules/users/user.entity.js';
import { Venue } from '../modules/venues/venue.entity.js';
import { AbsenceMail } from '../modules/wash-requests/absence-mail.entity.js';
import { WashRequestStaff } from '../modules/wash-requests/wash-request-staff.entity.js';
import { WashRequest } from '../modules/wash-requests/wash-request.entity.js';

/** Every table of the product. */
export const ENTITIES = [
  User,
  StoppedInfo,
  CountEntry,
  Session,
  OneTimeToken,
  Attempt,
  IdempotencyKey,
  ServiceArea,
  BusinessHoliday,
  PickupDay,
  Venue,
  Maintenance,
  WashRequest,
  WashRequestStaff,
  AbsenceMail,
  OperationHistory,
  Mail,
  JobRun,
];
