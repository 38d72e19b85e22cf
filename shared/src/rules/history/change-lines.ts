import { LIMITS } from '../../constants/limits.js';
import { OPERATION, type OperationType } from '../../constants/operation-types.js';
import { READINGS } from './change-words.js';
import { CHANGED_FIELDS_JA } from './changed-fields-ja.js';
import type { ChangedField } from './operation-kinds.js';
import type { StoredChange } from './stored-changes.js';

type Kind = keyof typeof READINGS;
type Kinds = { readonly [Type in OperationType]: Readonly<Record<ChangedField<Type>, Kind>> };

const LEGS = { sched_pickup_dt: 'moment', sched_delivery_dt: 'moment', absence_status: 'absence' } as const;
const LAUNDRY = { has_oil_treatment: 'flagOrUnset', laundry_type: 'laundryType' } as const;
const EARLIER = { made_at: 'namedMoment' } as const;
const SCAN = {
  scanned_bags: 'bagNumbers',
  missing_bags: 'bagNumbers',
  foreign_bags: 'codes',
  scan_reason: 'scanReason',
} as const;
const STAGE = { ...LAUNDRY, ...EARLIER, ...SCAN, count: 'plain', absence_status: 'absence' } as const;
const SPLIT = { split: 'split' } as const;
const UNDOING = { undoes: 'alone' } as const;
const BALANCE = { available_request_count: 'plain' } as const;
const CLERK = { by_clerk: 'alone' } as const;
const STATUS = { status: 'customerStatus' } as const;
const BEGINNING = { begins_month: 'plain' } as const;

/** What the values of each operation's fields mean; an operation or a field that is not here does not compile. */
const KINDS: Kinds = {
  [OPERATION.requestCreated]: CLERK,
  [OPERATION.requestChanged]: { ...LEGS, ...CLERK, delivery_box_pw: 'unread', by_link: 'alone' },
  [OPERATION.requestCancelled]: { ...CLERK, by_link: 'alone' },
  [OPERATION.weeklySaved]: { form_count: 'plain' },
  [OPERATION.weekDayChanged]: { week_date: 'day', is_skipped: 'flag', moved_to: 'date' },
  [OPERATION.pickedUp]: STAGE,
  [OPERATION.washed]: STAGE,
  [OPERATION.folded]: { ...STAGE, ...SPLIT },
  [OPERATION.delivered]: STAGE,
  [OPERATION.reverted]: {
    ...SPLIT,
    status: 'progress',
    absence_status: 'absence',
    stamped_by: 'person',
    stamped_at: 'moment',
    photo_count: 'plain',
  },
  [OPERATION.staffAssigned]: { ...UNDOING, staff_id: 'person' },
  [OPERATION.visitOrderChanged]: { visit_place: 'plain' },
  [OPERATION.actReported]: {
    reported_act: 'reportedAct',
    made_at: 'namedMoment',
    reported_count: 'number',
    reported_refusal: 'reportedRefusal',
  },
  [OPERATION.actReportClosed]: {},
  [OPERATION.actReportReopened]: {},
  [OPERATION.requestCountChanged]: { ...SPLIT, ...EARLIER, count: 'plain' },
  [OPERATION.requestDateChangedByOperator]: LEGS,
  [OPERATION.pickupCancelledByOperator]: {},
  [OPERATION.requestDiscarded]: {},
  [OPERATION.requestAutoCancelled]: {},
  [OPERATION.absenceMailSent]: { ...EARLIER, absence_status: 'absence' },
  [OPERATION.registered]: { invited_by: 'plain' },
  [OPERATION.profileChanged]: {
    ...UNDOING,
    ...LAUNDRY,
    fields: 'fieldNames',
    management_notes: 'unread',
    is_saturday_available: 'flag',
    wash_weight: 'washWeight',
    weight: 'weight',
    wash_type_setting: 'flag',
    fold_type_setting: 'flag',
    receipt: 'flag',
    discount_price_for_add: 'yen',
  },
  [OPERATION.passwordChanged]: CLERK,
  [OPERATION.secondFactorSetUp]: { passkey: 'plain' },
  [OPERATION.secondFactorRemoved]: { passkey: 'plain' },
  [OPERATION.recoveryCodeUsed]: {},
  [OPERATION.recoveryCodesRenewed]: {},
  [OPERATION.personalDataErased]: {},
  [OPERATION.calendarFeedMade]: {},
  [OPERATION.calendarFeedEnded]: {},
  [OPERATION.careChanged]: {
    care_detergent: 'careDetergent',
    care_drying: 'careDrying',
    care_folding: 'careFolding',
    care_avoid: 'plain',
  },
  [OPERATION.atDoorChanged]: { leg: 'leg', at_door: 'flag', by_link: 'alone' },
  [OPERATION.visitLinkRenewed]: CLERK,
  [OPERATION.claimMade]: { ...CLERK, claim_id: 'number', photo_count: 'number' },
  [OPERATION.claimAnswered]: { claim_id: 'number' },
  [OPERATION.lineLinkChanged]: { line_linked: 'flag', line_reason: 'lineReason' },
  [OPERATION.pushDeviceChanged]: { push_device: 'flag' },
  [OPERATION.notificationsChanged]: {
    notify_requests: 'flag',
    notify_visits: 'flag',
    notify_delivered: 'flag',
    notify_payments: 'flag',
  },
  [OPERATION.bagsLoaded]: SCAN,
  [OPERATION.proofTaken]: { ...EARLIER, proof_of: 'proofOf', photo_count: 'plain' },
  [OPERATION.proofRemoved]: { proof_of: 'proofOf', photo_count: 'plain' },
  [OPERATION.withdrawn]: { ...STATUS, withdrawal_dt: 'moment' },
  [OPERATION.statusChanged]: { ...STATUS, ...BEGINNING, rejection_reason: 'plain' },
  [OPERATION.balanceChanged]: BALANCE,
  [OPERATION.roleChanged]: { role: 'role', role_type: 'roleType' },
  [OPERATION.paymentMethodChanged]: { payment_method_id: 'paymentMethod' },
  [OPERATION.billingResumed]: { ...STATUS, ...BEGINNING },
  [OPERATION.billingStopped]: { ...STATUS, ...BEGINNING },
  [OPERATION.monthlyGrant]: BALANCE,
  [OPERATION.monthlyCharge]: {},
  [OPERATION.manualPaymentChanged]: { payment_id: 'number', status_id: 'paymentStatus' },
  [OPERATION.priceGridChanged]: {
    ...UNDOING,
    row: 'priceRow',
    week1: 'yen',
    week2: 'yen',
    week3: 'yen',
    week4: 'yen',
    week5: 'yen',
    week6: 'yen',
  },
  [OPERATION.planChanged]: { plan_id: 'plan', pickup_delivery_type: 'pickupMethod', user_plan_option: 'planOption' },
  [OPERATION.extraPurchased]: BALANCE,
  [OPERATION.onetimeRequested]: {},
  [OPERATION.workReported]: { start_dt: 'moment', end_dt: 'moment', work_minute: 'plain', status: 'progress' },
  [OPERATION.customerDeleted]: {},
  [OPERATION.extraSoldByOperator]: BALANCE,
  [OPERATION.bagSoldByOperator]: {},
  [OPERATION.holidayChanged]: { holiday: 'date' },
  [OPERATION.dayLimitChanged]: { day_limit: 'plain', date: 'date' },
  [OPERATION.areaChanged]: {
    ...UNDOING,
    zipcode: 'plain',
    prefecture: 'plain',
    address: 'plain',
    start_time: 'plain',
    end_time: 'plain',
    is_valid_monthly: 'flag',
    is_valid_onetime: 'flag',
    is_valid_onetime_b: 'flag',
    bikou: 'plain',
  },
  [OPERATION.venueChanged]: {
    ...UNDOING,
    code: 'plain',
    name: 'plain',
    provider_name: 'plain',
    property_name: 'plain',
    default_lang: 'lang',
    pickup_delivery_types: 'pickupMethods',
  },
  [OPERATION.clerkInvited]: { invitation_id: 'number' },
  [OPERATION.clerkJoined]: { ...CLERK, clerk_id: 'number' },
  [OPERATION.clerkRemoved]: { clerk_id: 'number' },
  [OPERATION.invitationTakenBack]: { invitation_id: 'number' },
  [OPERATION.costCentreChanged]: { ...CLERK, cost_centre: 'plain' },
  [OPERATION.maintenanceChanged]: {
    start_dt: 'moment',
    end_dt: 'moment',
    maintenance_type: 'maintenanceType',
    content: 'plain',
  },
};

const kindsOf = new Map(Object.entries(KINDS).map(([type, kinds]) => [type, new Map(Object.entries<Kind>(kinds))]));
const names = new Map(Object.entries(CHANGED_FIELDS_JA));

/** Why the system did what it does for one reason only. */
const REASONS: ReadonlyMap<number, string> = new Map([
  [OPERATION.requestAutoCancelled, `集荷予定日から${LIMITS.autoCancelOpenDays}営業日以内に集荷できなかったため`],
]);

/** What an operation changed, one line a field; what an older version wrote stands under the name that it has. */
export const changeLines = (type: number, changes: readonly StoredChange[]): readonly string[] => [
  ...[REASONS.get(type)].filter((reason) => reason !== undefined),
  ...changes.map((change) => {
    const kind = kindsOf.get(String(type))?.get(change.field) ?? 'plain';
    return READINGS[kind](names.get(change.field) ?? change.field, change);
  }),
];
