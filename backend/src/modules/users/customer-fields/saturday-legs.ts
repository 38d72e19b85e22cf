/** Looks for Saturdays that a customer's requests rest on. The requests' module provides it: it stands above the users. */
export abstract class SaturdayLegs {
  /** Whether a pickup or delivery of a customer's is still to be made on a Saturday. */
  abstract areAhead(userId: number): Promise<boolean>;
}
