import { keysOf } from '../../constants/closed-set.js';
import { ROLE, ROLE_TYPE } from '../../constants/roles.js';
import { PROGRESS, type Progress } from '../../constants/progress.js';

/** Everything the back office lets somebody do or refuses (handbook/permissions.md). */
export type Action =
  | 'request.list'
  | 'request.advance.pickup'
  | 'request.advance.wash'
  | 'request.advance.fold'
  | 'request.advance.deliver'
  | 'request.revert'
  | 'request.assign'
  | 'request.order'
  | 'request.count'
  | 'request.cancel'
  | 'request.discard'
  | 'request.date'
  | 'request.csv'
  | 'request.upload'
  | 'request.absenceMail'
  | 'request.photo'
  | 'request.reportAct'
  | 'actReports'
  | 'workReport'
  | 'bag.buy'
  | 'history.view'
  | 'staffs.choices'
  | 'users.view'
  | 'users.memo'
  | 'users.edit'
  | 'users.delete'
  | 'users.role'
  | 'users.laundrySettings'
  | 'users.receiptCsv'
  | 'areas'
  | 'calendar'
  | 'claims'
  | 'failures'
  | 'insights'
  | 'jobs'
  | 'maintenance'
  | 'manualPayments'
  | 'paymentMessages'
  | 'members'
  | 'members.secondFactor'
  | 'priceGrid'
  | 'progress'
  | 'secondFactor'
  | 'venues';

/**
 * How far a permission goes. `own`: requests assigned to oneself; `masked`: all, without address, company, contact;
 * `not-admin`: roles may be changed, but never to admin.
 */
export type Grant = 'all' | 'own' | 'own-or-unassigned' | 'masked' | 'not-admin' | false;

/** The columns of the permission table (handbook/permissions.md). */
export type Caller = 'admin' | 'manager' | 'leader' | 'wash' | 'delivery' | 'lowest';

export interface Principal {
  readonly id: number;
  readonly role: number;
  readonly role_type: number | null;
}

type Row = readonly [admin: Grant, manager: Grant, leader: Grant, wash: Grant, delivery: Grant, lowest: Grant];

const COLUMNS: readonly Caller[] = ['admin', 'manager', 'leader', 'wash', 'delivery', 'lowest'];
const LEADERS: Row = ['all', 'all', 'all', false, false, false];
const MANAGERS: Row = ['all', 'all', false, false, false, false];
const ADMINS: Row = ['all', false, false, false, false, false];
const EVERYBODY: Row = ['all', 'all', 'all', 'all', 'all', 'all'];
const NOT_DELIVERY: Row = ['all', 'all', 'all', 'all', false, 'all'];
const WASHING: Row = ['all', 'all', 'all', 'own-or-unassigned', false, false];

const TABLE: Readonly<Record<Action, Row>> = {
  'request.list': ['all', 'all', 'all', 'masked', 'own', 'all'],
  'request.advance.pickup': ['all', 'all', 'all', 'own-or-unassigned', 'own', false],
  'request.advance.wash': WASHING,
  'request.advance.fold': WASHING,
  'request.advance.deliver': ['all', 'all', 'all', false, 'own', 'all'],
  'request.revert': NOT_DELIVERY,
  'request.assign': NOT_DELIVERY,
  // Whoever washes does not see where the stops are.
  'request.order': ['all', 'all', 'all', false, 'own', 'all'],
  'request.count': ['all', false, 'all', false, 'own', false],
  'request.cancel': LEADERS,
  'request.discard': LEADERS,
  'request.date': LEADERS,
  'request.csv': LEADERS,
  'request.upload': LEADERS,
  'request.absenceMail': ['all', 'all', 'all', false, 'own', false],
  'request.photo': LEADERS,
  'request.reportAct': ['own', 'own', 'own', false, 'own', false],
  actReports: LEADERS,
  workReport: ['all', false, 'all', 'all', false, false],
  'bag.buy': EVERYBODY,
  'history.view': ['all', 'all', 'all', 'masked', 'own', false],
  'staffs.choices': ['all', 'all', 'all', 'all', 'own', 'all'],
  'users.view': LEADERS,
  'users.memo': LEADERS,
  'users.edit': MANAGERS,
  'users.delete': MANAGERS,
  'users.role': ['all', 'not-admin', false, false, false, false],
  'users.laundrySettings': ADMINS,
  'users.receiptCsv': ADMINS,
  areas: MANAGERS,
  calendar: MANAGERS,
  claims: MANAGERS,
  failures: MANAGERS,
  insights: ADMINS,
  jobs: ADMINS,
  maintenance: MANAGERS,
  manualPayments: MANAGERS,
  paymentMessages: ADMINS,
  members: MANAGERS,
  'members.secondFactor': ADMINS,
  priceGrid: MANAGERS,
  progress: MANAGERS,
  secondFactor: EVERYBODY,
  venues: MANAGERS,
};

export const ACTIONS: readonly Action[] = keysOf(TABLE);

/** The column of a principal; null for customers, who have no place in the back office. */
export function callerOf(principal: Pick<Principal, 'role' | 'role_type'>): Caller | null {
  if (principal.role === ROLE.admin) return 'admin';
  if (principal.role !== ROLE.staff) return null;
  switch (principal.role_type) {
    case ROLE_TYPE.manager:
      return 'manager';
    case ROLE_TYPE.leader:
      return 'leader';
    case ROLE_TYPE.wash:
      return 'wash';
    case ROLE_TYPE.delivery:
      return 'delivery';
    default:
      return 'lowest';
  }
}

/** The cell of the table for a principal; false for customers. */
export function grantOf(principal: Pick<Principal, 'role' | 'role_type'>, action: Action): Grant {
  const caller = callerOf(principal);
  return caller === null ? false : (TABLE[action][COLUMNS.indexOf(caller)] ?? false);
}

/** Which rows a principal may see by an action: all, those assigned to themselves, or none. A grant of another kind shows none. */
export function rowsInSight(principal: Pick<Principal, 'role' | 'role_type'>, action: Action): 'all' | 'own' | 'none' {
  switch (grantOf(principal, action)) {
    case 'all':
    case 'masked':
      return 'all';
    case 'own':
      return 'own';
    default:
      return 'none';
  }
}

/** Whether a principal sees rows without names, addresses, companies and contacts: wash staff. */
export const seesMasked = (principal: Pick<Principal, 'role' | 'role_type'>, action: Action): boolean =>
  grantOf(principal, action) === 'masked';

/** Whose the request is, or what the caller is, speaks against it: nothing that waiting would change. */
const PERMISSION_REFUSALS = ['forbidden', 'assigned_to_other', 'not_assigned_to_you'] as const;
export type PermissionRefusal = (typeof PERMISSION_REFUSALS)[number];

export const isPermissionRefusal = (code: string): code is PermissionRefusal =>
  PERMISSION_REFUSALS.some((refusal) => refusal === code);

/** Why a principal may not do something, to a given request when there is one; null when they may. Without a row: at all. */
export function permissionRefusal(
  principal: Principal,
  action: Action,
  row?: { readonly staff_id: number | null },
): PermissionRefusal | null {
  const grant = grantOf(principal, action);
  if (grant === false) return 'forbidden';
  const isBound = grant === 'own' || grant === 'own-or-unassigned';
  if (row === undefined || !isBound || row.staff_id === principal.id) return null;
  if (row.staff_id !== null) return 'assigned_to_other';
  return grant === 'own' ? 'not_assigned_to_you' : null;
}

/** Whether a principal may do something, to a given request when there is one. Without a row: whether at all. */
export const may = (principal: Principal, action: Action, row?: { readonly staff_id: number | null }): boolean =>
  permissionRefusal(principal, action, row) === null;

const STAMP_ACTIONS = {
  [PROGRESS.pickedUp]: 'request.advance.pickup',
  [PROGRESS.washed]: 'request.advance.wash',
  [PROGRESS.folded]: 'request.advance.fold',
  [PROGRESS.delivered]: 'request.advance.deliver',
} as const satisfies Partial<Record<Progress, Action>>;

/** The action that stamping a stage is. */
export const stampAction = (stage: keyof typeof STAMP_ACTIONS): Action => STAMP_ACTIONS[stage];

/** Whether somebody is turned away while maintenance is on: staff other than managers (handbook/permissions.md). */
export const isStoppedByMaintenance = (principal: Pick<Principal, 'role' | 'role_type'>): boolean =>
  principal.role === ROLE.staff && principal.role_type !== ROLE_TYPE.manager;
