/** Numbers of the notifications on devices. Units are in the names. */
export const PUSH_LIMITS = {
  /** Devices of one account; one more takes the place of the oldest. */
  devices: 5,
  /** Devices switched on and off by one account. */
  changesPerHour: 60,
  /** Of an address of a push service; the longest known have about 600. */
  endpointLetters: 1_000,
} as const;
