/** Who an account belongs to. */
export const ROLE = { admin: 100, staff: 200, customer: 900, companyClerk: 910 } as const;
export type Role = (typeof ROLE)[keyof typeof ROLE];

/** What a member of staff does; only read when the role is staff. */
export const ROLE_TYPE = { lowest: 0, manager: 1, leader: 2, wash: 3, delivery: 4 } as const;
export type RoleType = (typeof ROLE_TYPE)[keyof typeof ROLE_TYPE];

/** Whether somebody works here: neither a customer nor one of a company's people. */
export const isOperator = ({ role }: { readonly role: number }): boolean => role === ROLE.admin || role === ROLE.staff;
