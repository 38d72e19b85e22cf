/** Every number that a rule or a screen needs. Units are in the names. */
export const LIMITS = {
  // each-time requests (handbook/requests.md#lead-times)
  pickupLeadHours: 5,
  sameTimePickupLeadHours: 7,
  sameTimeCutoffHour: 11,
  sameTimeMinCount: 2,
  deliveryAfterPickupHours: 48,
  deliveryAfterPickupOpenDays: 3,
  onetimeDeliveryAfterPickupHours: 24,
  onetimeDeliveryAfterPickupOpenDays: 2,
  onetimePickupWindowMinutes: 90,
  daysAhead: 30,
  changeCancelHours: 2,
  changeAfterOriginalHours: 2,
  firstHour: 10,
  lastHour: 22,

  // the usual request: so many of the last are alike (handbook/requests.md#the-usual)
  usualOfLast: 6,
  usualSimilar: 3,

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

  // money, in yen
  onetimePriceMax: 999_999,

  // lengths of texts, in characters
  remarksLength: 500,
  boxPasswordLength: 50,
  nameLength: 100,
  personNameLength: 50,
  addressLength: 200,
  roomLength: 20,
  emailLength: 254,
  memoLength: 2000,
  contactLength: 2000,
  searchLength: 100,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  staffPasswordLength: 8,
  zipDigits: 7,
  /** With the postal mark, a hyphen and a space. */
  zipTypedLength: 10,
  areaZipDigits: 5,

  // what a call may send
  idMax: 2_147_483_647,

  // lists
  pageSize: 20,
  pageRange: 3,
  requestListSpanMonths: 1,
  historyMonths: 3,
  insightDailyDays: 92,
  insightYearDays: 366,
  dayLimitMax: 1_000_000,

  // labels of bags (handbook/requests.md#labels)
  /** Requests whose labels are printed at once: more than a day has. */
  labelRequestsMax: 300,
  /** Of a code, however it was typed. */
  labelCodeLength: 40,

  // stages
  stampFutureMinutes: 10,
  /** What a phone without a line stored is taken so long after it was done: a shift. */
  offlineActHours: 12,
  /** Reports of refused acts that are read at once. */
  actReportsPage: 100,
  actReportsPerHour: 60,
  /** Less than so long after its time a leg is on time: the half hour that people are told. */
  onTimeMinutes: 30,
  timePickerMinutes: 10,
  splitRowsMax: 5,
  splitStep: 0.5,

  // what is stored, and for how long it is shown
  doorCodeDays: 1,
  /** What a call under an Idempotency-Key was answered. */
  callKeyHours: 24,
  photoDays: 90,
  /** One that nothing was written with. */
  unusedPhotoHours: 24,
  mailTextDays: 30,
  endedDays: 7,
  paymentAttemptDays: 180,
  // personal data, from the end on, and records of money (docs/decisions/073)
  endedCustomerDays: 180,
  rejectedCustomerDays: 180,
  abandonedRegistrationDays: 30,
  moneyRecordYears: 10,

  // jobs
  remindBeforePickupHours: 3,
  autoCancelOpenDays: 2,
  autoCancelBags: 1,
  unpaidOnetimeMinutes: 30,
  /** One-time requests that a customer may hold unpaid at once. */
  unpaidHolds: 2,
  /** Places of a limited day that unpaid requests may take in any case, and else their share: one of so many. */
  unpaidPlacesMin: 3,
  unpaidPlacesShare: 3,

  /** Days before a month's end in which a first plan may begin with the next one. */
  beginNextMonthDays: 10,

  // payments: how long a card's page may be used, how long until a provider is asked, and how often again
  /** Between two questions of one waiting customer. */
  paymentPollSeconds: 3,

  // sessions and tokens
  /** After the first sign-in, for who has to set up a second factor. */
  secondFactorDays: 7,
  passkeyNameLength: 50,
  documentAddresseeLength: 60,

  // following others (handbook/console.md#following-others): streams of a server and of an account, and how long a record is held open
  openRecordBeatSeconds: 20,
} as const;
