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
  pickupDatesSpanDays: 45,
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
  /** More hours than the grid has. */
  onetimePriceRowsMax: 100,
  discountPriceMax: 999_999,

  // lengths of texts, in characters
  remarksLength: 500,
  boxPasswordLength: 50,
  nameLength: 100,
  personNameLength: 50,
  addressLength: 200,
  roomLength: 20,
  areaZipcodeLength: 20,
  areaPrefectureLength: 20,
  areaAddressLength: 100,
  areaNotesLength: 1000,
  emailLength: 254,
  memoLength: 2000,
  contactLength: 2000,
  searchLength: 100,
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
  insightDailyDays: 92,
  insightYearDays: 366,
  bulkDeleteMax: 100,
  uploadLinesMax: 20_000,
  /** Letters of one of its lines: a spreadsheet's many columns, not a file of another kind. */
  uploadLineLength: 2_000,
  dayLimitMax: 1_000_000,

  // labels of bags (handbook/requests.md#labels)
  /** Requests whose labels are printed at once: more than a day has. */
  labelRequestsMax: 300,
  /** Codes that one handover may tell: every bag, and foreign ones beside them. */
  bagCodesMax: 150,
  /** Of a code, however it was typed. */
  labelCodeLength: 40,

  // stages
  stampFutureMinutes: 10,
  /** What a phone without a line kept is taken so long after it was done: a shift. */
  offlineActHours: 12,
  /** Less than so long after its time a leg is on time: the half hour that people are told. */
  onTimeMinutes: 30,
  timePickerMinutes: 10,
  splitRowsMax: 5,
  splitStep: 0.5,
  absenceMailsPerLegDay: 3,
  assignMax: 1000,
  /** Each to somebody of its own: more than a day has. */
  assignEachMax: 500,

  // what is kept, and for how long it is shown, in days
  doorCodeDays: 1,
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
  paymentMinutes: 24 * 60,
  paymentAskMinutes: 5,
  /** A provider is asked about an open payment so often for so long; one that was silent then daily until the days are over. */
  paymentAskHours: 48,
  paymentAskDays: 30,
  /** A payment about which a provider is silent for so long is shown to operators. */
  paymentSilentHours: 24,
  /** Between two questions of one waiting customer. */
  paymentPollSeconds: 3,
  /** Between two questions that notifications which prove nothing lead to. */
  paymentHintSeconds: 60,
  /** Questions within that time which notifications at a payment's own address lead to. */
  paymentHintsAtOnce: 10,

  // sessions and tokens
  ticketMinutes: 30,
  resetTokenMinutes: 30,
  /** For so long after it was asked for a link to set a password is still delivered; then it is good for the above. */
  resetMailMinutes: 24 * 60,
  reauthMinutes: 15,
  /** When a session was last used is known to so many minutes. */
  sessionUseMinutes: 10,
  ownSessionsMax: 100,
  /** After the first sign-in, for who has to set up a second factor. */
  secondFactorDays: 7,
  /** Between the password and the code. */
  challengeMinutes: 5,
  secondFactorFailures: 5,
  secondFactorFailureMinutes: 15,
  recoveryCodes: 10,
  /** Of an account. */
  passkeys: 10,
  passkeyNameLength: 50,
  /** 1,023 bytes in Base64url. */
  passkeyIdLength: 1_364,
  passkeyDataLength: 8_000,
  idempotencyHours: 24,
  loginFailures: 10,
  loginFailureMinutes: 15,
  loginTriesPerMinute: 100,
  forgotTriesPerHour: 5,
  venueLookUpsPerMinute: 100,
  registerTriesPerMinute: 100,
  registrationsPerHour: 100,
  registrationsInUsePerHour: 10,
  registrationPaymentsPerHour: 5,
  emailChangesPerHour: 5,
  contactsPerHour: 10,
  ownDataPerHour: 5,
  /** Receipts and invoices that a customer may have written: each takes the server some time. */
  documentsPerHour: 60,
  documentAddresseeLength: 60,

  // following others (handbook/console.md#following-others): streams of a server and of an account, and how long a record is held open
  liveStreamsMax: 500,
  liveStreamsOfAccount: 10,
  liveSeconds: 1,
  openRecordSeconds: 45,
  openRecordBeatSeconds: 20,

  // mails of a kind that somebody can cause by typing an address
  mailsPerHour: 5,
  mailsPerDay: 10,
  mailsPerHourToAll: 300,
} as const;
