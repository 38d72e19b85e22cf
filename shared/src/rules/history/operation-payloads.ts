import type { NotificationKind } from '../../constants/notification-kinds.js';
import type { ScanReason } from '../../constants/handovers.js';
import type { OPERATION, OperationType } from '../../constants/operation-types.js';
import type { AccountPaymentMethod, PaymentStatus } from '../../constants/payment-methods.js';
import type { AbsenceStatus, Leg, Progress } from '../../constants/progress.js';
import type { Role, RoleType } from '../../constants/roles.js';
import type { SizeKey } from '../../constants/sizes.js';
import type { UserStatus } from '../../constants/user-status.js';
import type { JstDate, JstDateTime } from '../../time/jst.js';
import type { CareWishes } from '../care/care-wishes.js';
import { STORED_FIELDS } from '../accounts/profile.js';
import type {
  Area,
  Balance,
  ClaimFacts,
  CustomerFields,
  DoneAtStop,
  PlanTerms,
  Rejection,
  Stamped,
  StatusFields,
  Venue,
} from './recorded-fields.js';
import type { FoldShare } from './fold-shares.js';
import type { ByClerk, ClerkChanges, InvitationChanges, MayBeByClerk } from './clerk-changes.js';
import type { LineLinkChanges } from './line-changes.js';
import type { ProofChanges } from './proof-changes.js';

/** What a field was, and what it is; null: nothing. */
export type Change<Value> = readonly [from: Value | null, to: Value | null];
/** Names what an operation was about; it is no change. */
type Named<Value> = readonly [from: null, to: Value];
/** Nobody's to read in the history: that it changed is all that is said. */
type Unread = readonly [from: null, to: null];

/** The fields that an operation always changes. */
interface Changes<Values> {
  readonly changes: ChangesOf<Values>;
}
/** The fields that an operation may change. */
interface MayChange<Values> {
  readonly changes?: Partial<ChangesOf<Values>>;
}
type ChangesOf<Values> = { readonly [Field in keyof Values]: Change<Exclude<Values[Field], undefined>> };

/** Bags, and the plan they belong to. */
export interface Bags {
  readonly plan_id: string;
  readonly size: SizeKey;
  readonly count: number;
}
interface OfRequest {
  readonly request: Bags & { readonly id: number };
}
/** Of a record that is neither a request nor a customer: which, by its id (docs/decisions/102). */
export interface OfRecord {
  readonly target: number;
}
/** What was sold where it is no request's. */
interface OfGoods {
  readonly goods: Bags;
}
interface Paid {
  /** Yen. */
  readonly price: number;
  readonly paymentMethodId: AccountPaymentMethod;
}
type Nothing = Readonly<Record<never, never>>;

interface Legs {
  readonly sched_pickup_dt: JstDateTime;
  readonly sched_delivery_dt: JstDateTime;
  readonly absence_status: AbsenceStatus;
}
/** Whoever had the link of its mails did it, not signed in (docs/decisions/075). */
interface ByLink {
  readonly by_link?: Unread;
}
/** Done on a phone without a line, and told later: when it was done (docs/decisions/091). */
interface MadeEarlier {
  readonly made_at?: Named<JstDateTime>;
}
/** Took an earlier entry back: which, by its id (docs/decisions/105). */
interface Undoing {
  readonly undoes?: Named<number>;
}
interface MayUndo {
  readonly changes?: Undoing;
}
interface MayBeMadeEarlier {
  readonly changes?: MadeEarlier;
}
/** Which bags were scanned at a handover, by their numbers; what was not, or was another's, stands only with a reason (docs/decisions/099). */
export interface ScannedBags {
  readonly scanned_bags: Named<readonly number[]>;
  readonly missing_bags?: Named<readonly number[]>;
  /** Codes of labels. */
  readonly foreign_bags?: Named<readonly string[]>;
  readonly scan_reason?: Named<ScanReason>;
}
interface MayBeScanned {
  readonly changes?: Partial<ScannedBags>;
}
type Stage = OfRequest & MayChange<Stamped> & MayBeMadeEarlier & MayBeScanned;
/** Who folded how much; of size S nobody says. */
interface Split {
  readonly split: readonly FoldShare[];
}
type Billing = Partial<Paid> & MayChange<StatusFields>;

/** What of a profile is named when it changes: its value may tell who or where somebody is. */
export const NAMED_FIELDS = [...STORED_FIELDS, 'current_lang', 'discount_price_for_add'] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];
interface ProfileChanges extends Partial<ChangesOf<CustomerFields>> {
  readonly fields?: Named<readonly NamedField[]>;
  readonly management_notes?: Unread;
}
type Week = 'week1' | 'week2' | 'week3' | 'week4' | 'week5' | 'week6';

/** What is recorded of each operation: what it was about, its money, and every field it changed (handbook/console.md#history). */
export interface OperationPayloads {
  readonly [OPERATION.requestCreated]: OfRequest & MayBeByClerk;
  readonly [OPERATION.requestChanged]: OfRequest & {
    readonly changes: Partial<ChangesOf<Legs>> & { readonly delivery_box_pw?: Unread } & ByLink & ByClerk;
  };
  readonly [OPERATION.requestCancelled]: OfRequest & { readonly changes?: ByLink & ByClerk };
  readonly [OPERATION.weeklySaved]: Changes<{ readonly form_count: number }>;
  /** One day of a schedule, without its pickups or with them on another day. */
  readonly [OPERATION.weekDayChanged]: {
    readonly changes: { readonly week_date: Named<JstDate> } & Partial<
      ChangesOf<{ readonly is_skipped: boolean; readonly moved_to: JstDate }>
    >;
  };
  readonly [OPERATION.pickedUp]: Stage;
  readonly [OPERATION.washed]: Stage;
  readonly [OPERATION.folded]: OfRequest & MayChange<Stamped & Split> & MayBeMadeEarlier & MayBeScanned;
  readonly [OPERATION.delivered]: Stage;
  readonly [OPERATION.reverted]: OfRequest &
    Changes<
      { readonly status: Progress; readonly absence_status?: AbsenceStatus } & Partial<Split> & {
          /** By id of the member of staff. */
          readonly stamped_by: number;
          readonly stamped_at: JstDateTime;
          readonly photo_count?: number;
        }
    >;
  /** By id of the member of staff. */
  readonly [OPERATION.staffAssigned]: OfRequest & Changes<{ readonly staff_id: number }> & MayUndo;
  /** Its place among the stops of its half hour, from 1. */
  readonly [OPERATION.visitOrderChanged]: OfRequest & Changes<{ readonly visit_place: number }>;
  readonly [OPERATION.actReported]: OfRequest & Changes<DoneAtStop>;
  readonly [OPERATION.actReportClosed]: OfRequest & OfRecord;
  readonly [OPERATION.actReportReopened]: OfRequest & OfRecord;
  readonly [OPERATION.requestCountChanged]: OfRequest &
    Changes<{ readonly count: number } & Partial<Split>> &
    MayBeMadeEarlier;
  readonly [OPERATION.requestDateChangedByOperator]: OfRequest & Changes<Partial<Legs>>;
  readonly [OPERATION.pickupCancelledByOperator]: OfRequest;
  readonly [OPERATION.requestDiscarded]: OfRequest;
  readonly [OPERATION.requestAutoCancelled]: OfRequest;
  readonly [OPERATION.absenceMailSent]: OfRequest & Changes<Pick<Legs, 'absence_status'>> & MayBeMadeEarlier;
  readonly [OPERATION.registered]: Pick<Paid, 'paymentMethodId'> & {
    readonly referrerCode: string | null;
  } & MayChange<{ readonly invited_by: number }>;
  readonly [OPERATION.profileChanged]: { readonly changes: ProfileChanges & Undoing };
  readonly [OPERATION.passwordChanged]: MayBeByClerk;
  /** `passkey`: by its name; none: the authenticator app, or all of it. */
  readonly [OPERATION.secondFactorSetUp]: MayChange<{ readonly passkey: string }>;
  readonly [OPERATION.secondFactorRemoved]: MayChange<{ readonly passkey: string }>;
  readonly [OPERATION.recoveryCodeUsed]: Nothing;
  readonly [OPERATION.recoveryCodesRenewed]: Nothing;
  readonly [OPERATION.personalDataErased]: Nothing;
  readonly [OPERATION.calendarFeedMade]: Nothing;
  readonly [OPERATION.calendarFeedEnded]: Nothing;
  /** The words are emptied when the customer's personal data is erased. */
  readonly [OPERATION.careChanged]: Changes<Partial<CareWishes>>;
  readonly [OPERATION.atDoorChanged]: OfRequest & {
    readonly changes: { readonly leg: Named<Leg>; readonly at_door: Change<boolean> } & ByLink;
  };
  readonly [OPERATION.visitLinkRenewed]: OfRequest & MayBeByClerk;
  /** What was written stands in the claim, and is erased there. */
  readonly [OPERATION.claimMade]: OfRequest & Changes<ClaimFacts> & MayBeByClerk;
  readonly [OPERATION.claimAnswered]: OfRequest & Changes<Pick<ClaimFacts, 'claim_id'>>;
  readonly [OPERATION.lineLinkChanged]: { readonly changes: LineLinkChanges };
  readonly [OPERATION.pushDeviceChanged]: Changes<{ readonly push_device: boolean }>;
  readonly [OPERATION.notificationsChanged]: Changes<Partial<Readonly<Record<`notify_${NotificationKind}`, boolean>>>>;
  /** Into the car, before the delivery: no stage of its own. */
  readonly [OPERATION.bagsLoaded]: OfRequest & { readonly changes: ScannedBags };
  readonly [OPERATION.proofTaken]: OfRequest & { readonly changes: ProofChanges & MadeEarlier };
  readonly [OPERATION.proofRemoved]: OfRequest & { readonly changes: ProofChanges };
  readonly [OPERATION.withdrawn]: Changes<{ readonly withdrawal_dt: JstDateTime; readonly status?: UserStatus }>;
  readonly [OPERATION.statusChanged]: Partial<Paid> & Changes<StatusFields & Rejection>;
  readonly [OPERATION.balanceChanged]: Changes<Balance>;
  readonly [OPERATION.roleChanged]: Changes<{ readonly role: Role; readonly role_type?: RoleType }>;
  readonly [OPERATION.paymentMethodChanged]: Pick<Paid, 'paymentMethodId'> &
    Changes<{ readonly payment_method_id: AccountPaymentMethod }>;
  readonly [OPERATION.billingResumed]: Billing;
  readonly [OPERATION.billingStopped]: Billing;
  readonly [OPERATION.monthlyGrant]: Changes<Balance>;
  readonly [OPERATION.monthlyCharge]: Paid;
  readonly [OPERATION.manualPaymentChanged]: Paid & {
    readonly changes: { readonly payment_id: Named<number>; readonly status_id: Change<PaymentStatus> };
  };
  /** `row`: the table of the grid and the hour, `1 13:00:00`. */
  readonly [OPERATION.priceGridChanged]: OfRecord &
    Partial<PriceStep> & {
      readonly changes: { readonly row: Named<string> } & Partial<ChangesOf<Record<Week, number>>> & Undoing;
    };
  readonly [OPERATION.planChanged]: PriceStep & Partial<Paid> & Changes<Partial<PlanTerms>>;
  readonly [OPERATION.extraPurchased]: OfGoods & Paid & Changes<Balance>;
  readonly [OPERATION.onetimeRequested]: OfRequest & Pick<Paid, 'price'>;
  readonly [OPERATION.workReported]: Changes<{
    readonly start_dt: JstDateTime;
    readonly end_dt: JstDateTime;
    readonly work_minute: number;
    readonly status: number;
  }>;
  readonly [OPERATION.customerDeleted]: Nothing;
  readonly [OPERATION.extraSoldByOperator]: OfGoods & Paid & Changes<Balance>;
  readonly [OPERATION.bagSoldByOperator]: OfRequest & Paid;
  readonly [OPERATION.holidayChanged]: Changes<{ readonly holiday: JstDate }>;
  readonly [OPERATION.dayLimitChanged]: Changes<{ readonly day_limit: number; readonly date: JstDate }>;
  readonly [OPERATION.areaChanged]: OfRecord & Changes<Pick<Area, 'zipcode'> & Partial<Area>> & MayUndo;
  readonly [OPERATION.venueChanged]: OfRecord & Changes<Pick<Venue, 'code'> & Partial<Venue>> & MayUndo;
  readonly [OPERATION.clerkInvited]: { readonly changes: InvitationChanges };
  readonly [OPERATION.clerkJoined]: { readonly changes: ClerkChanges & ByClerk };
  readonly [OPERATION.clerkRemoved]: { readonly changes: ClerkChanges };
  readonly [OPERATION.invitationTakenBack]: { readonly changes: InvitationChanges };
  readonly [OPERATION.costCentreChanged]: OfRequest & Changes<{ readonly cost_centre: string }> & MayBeByClerk;
  readonly [OPERATION.maintenanceChanged]: Changes<{
    readonly start_dt?: JstDateTime;
    readonly end_dt: JstDateTime;
    readonly maintenance_type?: number;
    readonly content?: string;
  }>;
}

/** Yen, and by how much that differs from before. */
type PriceStep = Readonly<Record<'price' | 'priceDiff', number>>;

/** An operation of one type with its payload, or of any. */
export type Operation<Type extends OperationType = OperationType> = {
  readonly [Each in Type]: { readonly type: Each } & OperationPayloads[Each];
}[Type];

/** All that a payload can hold, whatever the operation: what its writer stores. */
export interface OperationFacts extends Partial<OfRequest & OfRecord & OfGoods & Paid & PriceStep> {
  readonly referrerCode?: string | null;
  readonly changes?: object & Undoing;
}
