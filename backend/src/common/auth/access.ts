import { SetMetadata } from '@nestjs/common';
import type { Action } from '@laundry/shared/rules/accounts/permissions';

/** Who may call a route. A route without a declaration is refused to all, and fails a test (handbook/permissions.md). */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'customer' }
  | { readonly kind: 'console'; readonly actions: readonly Action[] };

export const ACCESS = 'access';

/** Everybody, with or without a token. */
export const Public = () => SetMetadata<string, Access>(ACCESS, { kind: 'public' });
/** Whoever has a live session. */
export const SignedIn = () => SetMetadata<string, Access>(ACCESS, { kind: 'signed-in' });
/** Customers (role 900). */
export const ForCustomer = () => SetMetadata<string, Access>(ACCESS, { kind: 'customer' });
/** The back office: whoever the permission table (handbook/permissions.md) grants at least one of the actions. */
export const ForConsole = (...actions: readonly Action[]) =>
  SetMetadata<string, Access>(ACCESS, { kind: 'console', actions });

export const BEFORE_SECOND_FACTOR = 'before-second-factor';
/** Goes on for who has not set up a second factor in time (handbook/accounts.md#second-factor). */
export const BeforeSecondFactor = () => SetMetadata<string, boolean>(BEFORE_SECOND_FACTOR, true);

export const DURING_MAINTENANCE = 'during-maintenance';
/** Goes on while maintenance is on (handbook/console.md#maintenance). */
export const DuringMaintenance = () => SetMetadata<string, boolean>(DURING_MAINTENANCE, true);
