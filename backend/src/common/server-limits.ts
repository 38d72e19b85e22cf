/** Numbers that the server alone needs; what rules and webs share stands in shared/constants. Units are in the names. */
export const SERVER_LIMITS = {
  // each-time requests (handbook/requests.md#lead-times)
  pickupDatesSpanDays: 45,

  // money, in yen
  /** More hours than the grid has. */
  onetimePriceRowsMax: 100,
  discountPriceMax: 999_999,

  // lengths of texts, in characters
  areaZipcodeLength: 20,
  areaPrefectureLength: 20,
  areaAddressLength: 100,
  areaNotesLength: 1000,

  // what a call may send
  jsonLevels: 20,
  jsonValues: 5_000,

  // lists
  currentRequests: 60,
  historyRequests: 60,
  historyDays: 180,
  consoleRowsMax: 1000,
  bulkDeleteMax: 100,
  uploadLinesMax: 20_000,
  /** Letters of one of its lines: a spreadsheet's many columns, not a file of another kind. */
  uploadLineLength: 2_000,

  // labels of bags (handbook/requests.md#labels)
  /** Codes that one handover may tell: every bag, and foreign ones beside them. */
  bagCodesMax: 150,

  // stages
  absenceMailsPerLegDay: 3,
  assignMax: 1000,
  /** Each to somebody of its own: more than a day has. */
  assignEachMax: 500,

  // payments: how long a card's page may be used, how long until a provider is asked, and how often again
  paymentMinutes: 24 * 60,
  paymentAskMinutes: 5,
  /** A provider is asked about an open payment so often for so long; one that was silent then daily until the days are over. */
  paymentAskHours: 48,
  paymentAskDays: 30,
  /** A payment about which a provider is silent for so long is shown to operators. */
  paymentSilentHours: 24,
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
  /** Between the password and the code. */
  challengeMinutes: 5,
  secondFactorFailures: 5,
  secondFactorFailureMinutes: 15,
  recoveryCodes: 10,
  /** Of an account. */
  passkeys: 10,
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

  // following others (handbook/console.md#following-others): streams of a server and of an account, and how long a record is held open
  liveStreamsMax: 500,
  liveStreamsOfAccount: 10,
  liveSeconds: 1,
  openRecordSeconds: 45,

  // mails of a kind that somebody can cause by typing an address
  mailsPerHour: 5,
  mailsPerDay: 10,
  mailsPerHourToAll: 300,
} as const;
