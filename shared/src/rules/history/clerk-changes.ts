/** One of a company's people did it for its account: which, by their id (docs/decisions/106). */
export interface ByClerk {
  readonly by_clerk?: readonly [from: null, to: number];
}
export interface MayBeByClerk {
  readonly changes?: ByClerk;
}
/** Who books for a company, by their id. */
export interface ClerkChanges {
  readonly clerk_id: readonly [from: number | null, to: number | null];
}
/** By the invitation's number: whose address it names stands there, and is emptied there. */
export interface InvitationChanges {
  readonly invitation_id: readonly [from: number | null, to: number | null];
}
