import type { ErasureKind, OpenMatter } from '@laundry/shared/constants/erasure';

/** Accounts that wait for the erasure of their personal data. */
export class WaitingAccountsView {
  /** ERASURE_KIND: 1 withdrawn, 2 deleted, 3 rejected, 4 never paid. */
  kind: ErasureKind;
  accounts: number;
  /** When the first of them is to be erased. */
  next_on: string | null;
}

/** One whose period is over, and which has something open. */
export class HeldAccountView {
  id: number;
  kind: ErasureKind;
  open: OpenMatter[];
}

export class ErasureView {
  kinds: WaitingAccountsView[];
  /** The first hundred of each kind. */
  held: HeldAccountView[];
}
