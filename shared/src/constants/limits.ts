/** Every number of the specifications and decisions that a rule or a screen needs. Units are in the names. */
export const LIMITS = {
  // spec 1 §5 and §9: each-time requests
  pickupLeadHours: 5,
  sameTimePickupLeadHours: 7,
  sameTimeCutoffHour: 11,
  sameTimeMinCount: 2,
  deliveryAfterPickupHours: 48,
  deliveryAfterPickupOpenDays: 3,
  onetimeDeliveryAfterPickupHours: 24,
  onetimeDeliveryAfterPickupOpenDays: 2,
  daysAhead: 30,
  changeCancelHours: 2,
  changeAfterOriginalHours: 2,
  pickupDatesSpanDays: 45,
  firstHour: 10,
  lastHour: 22,

  // counts of bags
  requestCountMin: 1,
  requestCountMax: 5,
  setCountMin: 0,
  setCountMax: 100,
  balanceMin: 0,
  balanceMax: 100,
  pickupCountMin: 1,
  pickupCountMax: 20,
  rowCountChoiceMax: 10,
  extraPurchaseCountMax: 20,
  operatorExtraCountMax: 10,
  weeklyFormsMax: 6,

  // lengths of texts, in characters
  remarksLength: 500,
  boxPasswordLength: 50,
  nameLength: 100,
  personNameLength: 50,
  addressLength: 200,
  emailLength: 254,
  memoLength: 2000,
  contactLength: 2000,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  staffPasswordLength: 8,
  zipDigits: 7,
  areaZipDigits: 5,

  // what a call may send
  jsonLevels: 20,
  jsonValues: 5_000,
  idMax: 2_147_483_647,

  // lists
  pageSize: 20,
  pageRange: 3,
  currentRequests: 60,
  historyRequests: 60,
  historyDays: 180,
  consoleRowsMax: 1000,
  requestListSpanMonths: 1,
  historyMonths: 3,
  bulkDeleteMax: 100,

  // stages
  stampFutureMinutes: 10,
  timePickerMinutes: 10,
  splitRowsMax: 5,
  splitStep: 0.5,
  absenceMailsPerLegDay: 3,
  assignMax: 1000,

  // jobs
  remindBeforePickupHours: 3,
  autoCancelOpenDays: 2,
  autoCancelBags: 1,
  unpaidOnetimeMinutes: 30,

  // sessions and tokens
  ticketMinutes: 30,
  resetTokenMinutes: 30,
  reauthMinutes: 15,
  idempotencyHours: 24,
  loginFailures: 10,
  loginFailureMinutes: 15,
  loginTriesPerMinute: 100,
  forgotTriesPerHour: 5,
  registerTriesPerMinute: 100,
  registrationsPerHour: 10,
  emailChangesPerHour: 5,

  // mails of a kind that somebody can cause by typing an address
  mailsPerHour: 5,
  mailsPerDay: 10,
  mailsPerHourToAll: 300,
} as const;
