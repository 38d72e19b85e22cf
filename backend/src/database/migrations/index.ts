import { People1763700000001 } from './0001-people.js';
import { Requests1763700000002 } from './0002-requests.js';
import { Records1763700000003 } from './0003-records.js';
import { CheckedUnderLock1763700000004 } from './0004-checked-under-lock.js';
import { UnansweredMails1763700000006 } from './0006-unanswered-mails.js';
import { Payments1763700000010 } from './0010-payments.js';
import { OnetimePrices1763700000020 } from './0020-onetime-prices.js';
import { WorkReports1763700000021 } from './0021-work-reports.js';
import { CaseCodes1763700000022 } from './0022-case-codes.js';
import { WeeklySchedules1763700000030 } from './0030-weekly-schedules.js';
import { SealedDoorCodes1763700000035 } from './0035-sealed-door-codes.js';
import { PaidAfterAll1763700000036 } from './0036-paid-after-all.js';
import { SearchesOfStages1763700000039 } from './0039-searches-of-stages.js';
import { WaysToFind1763700000041 } from './0041-ways-to-find.js';
import { WorkOfAStage1763700000042 } from './0042-work-of-a-stage.js';
import { OvertakenPayments1763700000043 } from './0043-overtaken-payments.js';
import { OrdersOfADay1763700000044 } from './0044-orders-of-a-day.js';
import { RefusedPaymentMessages1763700000045 } from './0045-refused-payment-messages.js';
import { HeldJobSlots1763700000048 } from './0048-held-job-slots.js';
import { SealedMails1763700000049 } from './0049-sealed-mails.js';
import { Versions1763700000056 } from './0056-versions.js';
import { RejectionReasons1763700000057 } from './0057-rejection-reasons.js';
import { EndsOfPhoneNumbers1763700000063 } from './0063-ends-of-phone-numbers.js';
import { CodesOfMailErrors1763700000064 } from './0064-codes-of-mail-errors.js';
import { LockVersions1763700000068 } from './0068-lock-versions.js';
import { DevicesOfSessions1763700000072 } from './0072-devices-of-sessions.js';
import { TimesOfJobRuns1763700000073 } from './0073-times-of-job-runs.js';
import { SecondFactors1763700000074 } from './0074-second-factors.js';
import { Erasures1763700000075 } from './0075-erasures.js';
import { CleanUpByIndex1763700000077 } from './0077-clean-up-by-index.js';
import { VisitPages1763700000083 } from './0083-visit-pages.js';
import { PaymentDocuments1763700000084 } from './0084-payment-documents.js';
import { WeekExceptions1763700000085 } from './0085-week-exceptions.js';
import { RequestIds1763700000086 } from './0086-request-ids.js';
import { Passkeys1763700000087 } from './0087-passkeys.js';
import { CalendarFeeds1763700000089 } from './0089-calendar-feeds.js';
import { Care1763700000090 } from './0090-care.js';
import { RequestsOfACustomer1763700000092 } from './0092-requests-of-a-customer.js';
import { Figures1763700000093 } from './0093-figures.js';
import { AtDoor1763700000096 } from './0096-at-door.js';
import { Claims1763700000098 } from './0098-claims.js';
import { OpenRecords1763700000100 } from './0100-open-records.js';
import { CountsOfToday1763700000102 } from './0102-counts-of-today.js';
import { PaymentDifferences1763700000103 } from './0103-payment-differences.js';
import { Notifications1763700000105 } from './0105-notifications.js';
import { LinkedAccounts1763700000106 } from './0106-linked-accounts.js';
import { HandoverScans1763700000107 } from './0107-handover-scans.js';
import { ProofPhotos1763700000109 } from './0109-proof-photos.js';
import { PlansThatBeginLater1763700000110 } from './0110-plans-that-begin-later.js';
import { TrailsOfRecords1763700000111 } from './0111-trails-of-records.js';
import { PushDevices1763700000112 } from './0112-push-devices.js';
import { UndoneOperations1763700000114 } from './0114-undone-operations.js';
import { PeopleOfCompanies1763700000115 } from './0115-people-of-companies.js';
import { CostCentres1763700000116 } from './0116-cost-centres.js';
import { VisitPlaces1763700000117 } from './0117-visit-places.js';
import { WritersOfClaims1763700000118 } from './0118-writers-of-claims.js';
import { LinksOfReaders1763700000119 } from './0119-links-of-readers.js';
import { InvoicedMonths1763700000120 } from './0120-invoiced-months.js';
import { MovesUnderAPause1763700000121 } from './0121-moves-under-a-pause.js';
import { DaysSkippedAlone1763700000122 } from './0122-days-skipped-alone.js';
import { BegunOneTimePlans1763700000123 } from './0123-begun-one-time-plans.js';
import { PausesOfADay1763700000124 } from './0124-pauses-of-a-day.js';
import { KeysOfEncryptedTexts1763700000125 } from './0125-keys-of-encrypted-texts.js';
import { FoundByJobs1763700000126 } from './0126-found-by-jobs.js';
import { KeysOfOtherEncryptedTexts1763700000127 } from './0127-keys-of-other-encrypted-texts.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  People1763700000001,
  Requests1763700000002,
  Records1763700000003,
  CheckedUnderLock1763700000004,
  UnansweredMails1763700000006,
  Payments1763700000010,
  OnetimePrices1763700000020,
  WorkReports1763700000021,
  CaseCodes1763700000022,
  WeeklySchedules1763700000030,
  SealedDoorCodes1763700000035,
  PaidAfterAll1763700000036,
  SearchesOfStages1763700000039,
  WaysToFind1763700000041,
  WorkOfAStage1763700000042,
  OvertakenPayments1763700000043,
  OrdersOfADay1763700000044,
  RefusedPaymentMessages1763700000045,
  HeldJobSlots1763700000048,
  SealedMails1763700000049,
  Versions1763700000056,
  RejectionReasons1763700000057,
  EndsOfPhoneNumbers1763700000063,
  CodesOfMailErrors1763700000064,
  LockVersions1763700000068,
  DevicesOfSessions1763700000072,
  TimesOfJobRuns1763700000073,
  SecondFactors1763700000074,
  Erasures1763700000075,
  CleanUpByIndex1763700000077,
  VisitPages1763700000083,
  PaymentDocuments1763700000084,
  WeekExceptions1763700000085,
  RequestIds1763700000086,
  Passkeys1763700000087,
  CalendarFeeds1763700000089,
  Care1763700000090,
  RequestsOfACustomer1763700000092,
  Figures1763700000093,
  AtDoor1763700000096,
  Claims1763700000098,
  OpenRecords1763700000100,
  CountsOfToday1763700000102,
  PaymentDifferences1763700000103,
  Notifications1763700000105,
  LinkedAccounts1763700000106,
  HandoverScans1763700000107,
  ProofPhotos1763700000109,
  PlansThatBeginLater1763700000110,
  TrailsOfRecords1763700000111,
  PushDevices1763700000112,
  UndoneOperations1763700000114,
  PeopleOfCompanies1763700000115,
  CostCentres1763700000116,
  VisitPlaces1763700000117,
  WritersOfClaims1763700000118,
  LinksOfReaders1763700000119,
  InvoicedMonths1763700000120,
  MovesUnderAPause1763700000121,
  DaysSkippedAlone1763700000122,
  BegunOneTimePlans1763700000123,
  PausesOfADay1763700000124,
  KeysOfEncryptedTexts1763700000125,
  FoundByJobs1763700000126,
  KeysOfOtherEncryptedTexts1763700000127,
];
