import { Attempt } from '../common/rate-limit/attempt.entity.js';
import { IdempotencyKey } from '../common/idempotency/idempotency-key.entity.js';
import { ServiceArea } from '../modules/areas/service-area.entity.js';
import { OneTimeToken } from '../modules/sessions/one-time-token.entity.js';
import { Passkey } from '../modules/sessions/passkey.entity.js';
import { RecoveryCode } from '../modules/sessions/recovery-code.entity.js';
import { SecondFactor } from '../modules/sessions/second-factor.entity.js';
import { Session } from '../modules/sessions/session.entity.js';
import { BusinessHoliday } from '../modules/calendar/holidays/business-holiday.entity.js';
import { PickupDay } from '../modules/calendar/places/pickup-day.entity.js';
import { OperationHistory } from '../modules/history/operation-history.entity.js';
import { JobRun } from '../common/jobs/job-run.entity.js';
import { OpenRecord } from '../modules/live/records/open-record.entity.js';
import { Notification } from '../modules/mail/notifications/notification.entity.js';
import { LineLink } from '../modules/notifications/line/line-link.entity.js';
import { PushDevice } from '../modules/notifications/push/push-device.entity.js';
import { PushKey } from '../modules/mail/notifications/push/push-key.entity.js';
import { MutedNotification } from '../modules/notifications/muted-notification.entity.js';
import { Mail } from '../modules/mail/mail.entity.js';
import { Maintenance } from '../modules/maintenance/maintenance.entity.js';
import { OnetimePrice } from '../modules/onetime-payments/onetime-price.entity.js';
import { PaymentDocument } from '../modules/own-payments/documents/payment-document.entity.js';
import { PaymentAttempt } from '../modules/payments/core/payment-attempt.entity.js';
import { PaymentComparison } from '../modules/payments/comparison/payment-comparison.entity.js';
import { PaymentDifference } from '../modules/payments/comparison/payment-difference.entity.js';
import { PaymentMessage } from '../modules/payments/results/payment-message.entity.js';
import { Payment } from '../modules/payments/core/payment.entity.js';
import { ProviderOrder } from '../modules/payments/orders/provider-order.entity.js';
import { ManualPayment } from '../modules/payments/manual/manual-payment.entity.js';
import { SandboxCard } from '../modules/payments/sandbox/sandbox-card.entity.js';
import { SandboxPayment } from '../modules/payments/sandbox/sandbox-payment.entity.js';
import { Claim } from '../modules/claims/claim.entity.js';
import { CompanyInvitation } from '../modules/company-people/company-invitation.entity.js';
import { Photo } from '../modules/photos/photo.entity.js';
import { CountEntry } from '../modules/balance/count-entry.entity.js';
import { StoppedInfo } from '../modules/users/suspensions/stopped-info.entity.js';
import { User } from '../modules/users/user.entity.js';
import { Venue } from '../modules/venues/venue.entity.js';
import { AbsenceMail } from '../modules/wash-requests/absence/absence-mail.entity.js';
import { CalendarFeed } from '../modules/wash-requests/calendar-feed/calendar-feed.entity.js';
import { CaseCode } from '../modules/wash-requests/files/case-code.entity.js';
import { HandoverScan } from '../modules/wash-requests/labels/handover-scan.entity.js';
import { WeekException } from '../modules/wash-requests/weekly/coming/week-exception.entity.js';
import { WeekRequest } from '../modules/wash-requests/weekly/week-request.entity.js';
import { WashRequestStaff } from '../modules/wash-requests/stages/wash-request-staff.entity.js';
import { WorkReport } from '../modules/work-reports/work-report.entity.js';
import { WashRequest } from '../modules/wash-requests/request/wash-request.entity.js';
import { VisitLink } from '../modules/visit-links/visit-link.entity.js';

/** Every table of the product. */
export const ENTITIES = [
  User,
  StoppedInfo,
  CountEntry,
  CompanyInvitation,
  Session,
  OneTimeToken,
  SecondFactor,
  RecoveryCode,
  Passkey,
  Attempt,
  IdempotencyKey,
  ServiceArea,
  BusinessHoliday,
  PickupDay,
  Venue,
  OnetimePrice,
  Maintenance,
  WashRequest,
  VisitLink,
  WashRequestStaff,
  HandoverScan,
  CaseCode,
  WeekRequest,
  WeekException,
  CalendarFeed,
  AbsenceMail,
  WorkReport,
  Claim,
  Photo,
  OperationHistory,
  OpenRecord,
  Mail,
  Notification,
  LineLink,
  MutedNotification,
  PushDevice,
  PushKey,
  JobRun,
  Payment,
  PaymentAttempt,
  PaymentMessage,
  PaymentComparison,
  PaymentDifference,
  ProviderOrder,
  ManualPayment,
  PaymentDocument,
  SandboxPayment,
  SandboxCard,
];
