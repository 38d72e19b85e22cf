/** Every `reason` that an answer may carry (handbook/http.md#errors). */
export const REASON = {
  dup: 'dup',
  preqCountMax: 'preq_count_max',
  wreqCountLacking: 'wreq_count_lacking',
  pickupTimeLimit: 'pickup_time_limit',
  notEnoughCount: 'not_enough_count',
  haveData: 'have_data',
  stale: 'stale',
  duplicatePaypayPendingQueue: 'duplicate_paypay_pending_queue',
  timeLimitExceeded: 'time_limit_exceeded',
  withdrawalNotAllowed: 'withdrawal_not_allowed',
  withdrawalBooked: 'withdrawal_booked',
  statusWithdrawn: 'status_withdrawn',
  statusDisabled: 'status_disabled',
  statusStoppedCredit: 'status_stopped_credit',
  statusStoppedOther: 'status_stopped_other',
  maintenance: 'maintenance',
  forbidden: 'forbidden',
  clerkRemoved: 'clerk_removed',
  reauthRequired: 'reauth_required',
  secondFactorRequired: 'second_factor_required',
  secondFactorOverdue: 'second_factor_overdue',
  areaUnavailable: 'area_unavailable',
  invalidDate: 'invalid_date',
  pickupPast: 'pickup_past',
  deliveryTooEarly: 'delivery_too_early',
  deliveryTooLate: 'delivery_too_late',
  pickupUnavailable: 'pickup_unavailable',
  stopLeft: 'stop_left',
  answerLost: 'answer_lost',
} as const;
export type Reason = (typeof REASON)[keyof typeof REASON];

/** The reasons that the status of a customer gives (handbook/accounts.md#customer-status): 403. */
export const STATUS_REASONS = [
  REASON.statusWithdrawn,
  REASON.statusDisabled,
  REASON.statusStoppedCredit,
  REASON.statusStoppedOther,
] as const;
export type StatusReason = (typeof STATUS_REASONS)[number];
