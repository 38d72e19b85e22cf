const PREFIX = 'member-';

/** A company's key with the provider of deferred invoices: the provider leaves its choice to us (handbook/payments.md#deferred-invoices). */
export const deferredMemberOf = (userId: number): string => `${PREFIX}${userId}`;

/** Whether a company may name a key: one of our form is its company's alone, or somebody else would get the invoice. */
export function mayUseMember(key: string, userId: number): boolean {
  const read = key.normalize('NFKC').trim().toLowerCase();
  return !read.startsWith(PREFIX) || key === deferredMemberOf(userId);
}
