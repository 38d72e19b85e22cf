import { SetMetadata } from '@nestjs/common';
import type { AccountAction } from '@laundry/shared/rules/accounts/account-permissions';
import type { Action } from '@laundry/shared/rules/accounts/permissions';

/** Who may call a route. A route without a declaration is refused to all, and fails a test (handbook/permissions.md). */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in'; readonly action?: AccountAction | undefined }
  | { readonly kind: 'customer'; readonly action: AccountAction }
  | { readonly kind: 'console'; readonly actions: readonly Action[] };

export const ACCESS = 'access';

/** Everybody, with or without a token. */
export const Public = () => SetMetadata<string, Access>(ACCESS, { kind: 'public' });
/** Whoever has a live session, for themselves; with an action, those of a company's people only whom it is granted. */
export const SignedIn = (action?: AccountAction) => SetMetadata<string, Access>(ACCESS, { kind: 'signed-in', action });
/** Customers, and those of a company's people whom the action is granted: they stand for the company's account. */
export const ForCustomer = (action: AccountAction) => SetMetadata<string, Access>(ACCESS, { kind: 'customer', action });
/** The back office: whoever the permission table (handbook/permissions.md) grants at least one of the actions. */
export const ForConsole = (...actions: readonly Action[]) =>
  SetMetadata<string, Access>(ACCESS, { kind: 'console', actions });

export const BEFORE_SECOND_FACTOR = 'before-second-factor';
/** Goes on for who has not set up a second factor in time (handbook/accounts.md#second-factor). */
export const BeforeSecondFactor = () => SetMetadata<string, boolean>(BEFORE_SECOND_FACTOR, true);

export const DURING_MAINTENANCE = 'during-maintenance';
/** Goes on while maintenance is on (handbook/console.md#maintenance). */
export const DuringMaintenance = () => SetMetadata<string, boolean>(DURING_MAINTENANCE, true);
