import type { components } from '@laundry/backend/api';

type Schemas = components['schemas'];

/** A row of the request list. Wash staff get no address, company or contact. */
export type RequestRow = Readonly<Omit<Schemas['ConsoleRequestView'], 'id'>> & {
  /** A text for a provisional row, which has no number: react-admin wants every record to be named. */
  readonly id: number | string;
};

/** A row that is a request: it can be opened, ticked and acted on. */
export type StoredRow = RequestRow & { readonly id: number };

/** The detail: the row and everything that belongs to it. */
export type RequestDetail = Readonly<Omit<Schemas['ConsoleRequestDetailView'], 'id'>> & { readonly id: number };

/** A request with the codes of its bags' labels. */
export type LabelledRequest = Readonly<Schemas['LabelledRequestView']>;

/** A member of staff for choices (`GET /admin/users/myOfficeStaffs`). */
export type StaffChoice = Readonly<Schemas['StaffChoiceView']>;

/** The maintenance that is on, or that none is. */
export type Maintenance = Readonly<Schemas['MaintenanceView']>;

/** A row of the service area list; without its id it is what an edit sends, always whole (handbook/requests.md#areas). */
export type Area = Readonly<Schemas['AreaView']>;
export type AreaBody = Omit<Area, 'id' | 'version'>;

/** From when to when an address is served; `error` where it is not. */
export type AreaInfo = Readonly<Schemas['AreaInfoView']>;

/** A day with a limit of pickups, and how many of them are taken. */
export type DayLimit = Readonly<Schemas['DayLimitRowView']>;

/** A national holiday, which may be made one of the company's. */
export type NationalHoliday = Readonly<Schemas['NationalHolidayView']>;

/** A customer of the user list. */
export type ConsoleUser = Readonly<Schemas['ConsoleUserView']>;

/** A stage that was done, or somebody's part of a split one. */
export type ProgressRow = Readonly<Schemas['ProgressView']>;
/** A payment that people settle by hand. */
export type ManualPayment = Readonly<Schemas['ManualPaymentView']>;
export type ManualPaymentSum = Readonly<Schemas['ManualPaymentSumView']>;

/** The prices of an hour of one-time requests, Monday to Saturday; null and 0: not available. */
export type PriceRow = Readonly<Schemas['ConsoleOnetimePriceView']>;
export type PriceWeek = Exclude<keyof PriceRow, 'id' | 'wreq_time' | 'delivery_type' | 'version'>;

/** A partner venue, and the form of one. */
export type Venue = Readonly<Schemas['ConsoleVenueView']>;
export type VenueBody = Readonly<Schemas['VenueDto']>;

/** An administrator, as others see them. */
export type Administrator = Readonly<Schemas['AdministratorView']>;
/** A member of staff of the staff list. */
export type Member = Readonly<Schemas['MemberView']>;
/** The form of a new one. */
export type NewMember = Readonly<Schemas['NewMemberDto']>;

/** An operation of the operation history. */
export type HistoryRow = Readonly<Schemas['HistoryRowView']>;

/** An operation on one record, as its trail has it. */
export type TrailEntry = Readonly<Schemas['TrailEntryView']>;

/** What the search field found. */
export type Found = Readonly<Schemas['SearchView']>;
export type FoundCustomer = Readonly<Schemas['FoundCustomerView']>;
export type FoundRequest = Readonly<Schemas['FoundRequestView']>;

/** What happened with a customer. */
export type LedgerEntry = Readonly<Schemas['LedgerEntryView']>;
export type CustomerPayment = Readonly<Schemas['CustomerPaymentView']>;
export type CustomerMail = Readonly<Schemas['CustomerMailView']>;
export type CustomerRequest = Readonly<Schemas['ConsoleRequestView']>;

/** A request of somebody's own day, with what they marked of it and how it is to be cared for. */
export type Work = StoredRow & Pick<Readonly<Schemas['WorkView']>, 'marked' | 'care' | 'has_report'>;

/** What was done at a stop and not taken. */
export type ReportedAct = Readonly<Schemas['ReportedActView']>;
export type ActReport = Readonly<Schemas['ActReportView']>;
export type ClosedActReport = Readonly<Schemas['ClosedActReportView']>;

/** The figures of a span, and their parts. */
export type Insights = Readonly<Schemas['InsightsView']>;
export type InsightFigures = Readonly<Schemas['InsightFiguresView']>;
export type InsightTotal = Readonly<Schemas['InsightTotalView']>;

/** The day on paper. */
export type RouteSheets = Readonly<Schemas['RouteSheetsView']>;
export type RouteSheet = Readonly<Schemas['RouteSheetView']>;
export type RouteStop = Readonly<Schemas['RouteStopView']>;

/** What the top page shows. */
export type Today = Readonly<Schemas['TodayView']>;
export type StageLoad = Readonly<Schemas['StageLoadView']>;
export type StaffLoad = Readonly<Schemas['StaffLoadView']>;
export type DayLoad = Readonly<Schemas['DayLoadView']>;
/** A mail that was given up. */
export type FailedNotifications = Readonly<Schemas['FailedNotificationsView']>;
export type FailedMail = Readonly<Schemas['FailedMailView']>;
/** What a customer wrote about their laundry, in the list and whole. */
export type ClaimRow = Readonly<Schemas['ConsoleClaimRowView']>;
export type Claim = Readonly<Schemas['ConsoleClaimView']>;
/** What came in a payment provider's name and was not believed; what providers were asked; a payment with all of it. */
export type PaymentMessage = Readonly<Schemas['PaymentMessageView']>;
export type PaymentAttempt = Readonly<Schemas['PaymentAttemptView']>;
export type PaymentDetail = Readonly<Schemas['PaymentDetailView']>;
export type CallToProvider = Readonly<Schemas['CallToProviderView']>;
export type StoredMessage = Readonly<Schemas['StoredMessageView']>;
/** Where our books and the providers' differ, and the days that were compared. */
export type PaymentDifference = Readonly<Schemas['PaymentDifferenceView']>;
export type PaymentComparison = Readonly<Schemas['PaymentComparisonView']>;
/** What the clock starts, and one run of it. */
export type Job = Readonly<Schemas['JobView']>;
export type JobRun = Readonly<Schemas['JobRunView']>;
/** What of people is to be erased, and whose cannot be yet. */
export type Erasure = Readonly<Schemas['ErasureView']>;
export type HeldAccount = Readonly<Schemas['HeldAccountView']>;
export type FailedOrder = Readonly<Schemas['FailedOrderView']>;
