import { ROLE } from '@laundry/shared/constants/roles';

/** The two faces of the one build, told apart by the first path segment. */
export type Variant = 'admin' | 'staff';

export const variantOfPath = (pathname: string): Variant => (/^\/staff(\/|$)/.test(pathname) ? 'staff' : 'admin');

/** The variant that somebody works in; only called for people of the back office. */
export const variantOfRole = (role: number): Variant => (role === ROLE.admin ? 'admin' : 'staff');

export const basenameOf = (variant: Variant): string => `/${variant}`;

/** The same page under the other variant's prefix. */
export function pathInVariant(variant: Variant, { pathname, search }: { pathname: string; search: string }): string {
  return `${basenameOf(variant)}${pathname.replace(/^\/(admin|staff)(?=\/|$)/, '')}${search}`;
}
