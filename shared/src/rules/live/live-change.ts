import type { Action } from '../accounts/permissions.js';

/** The lists of the back office that follow what others do, each with the permission that shows it. */
export const LIVE_ACTIONS = {
  'wash-requests': 'request.list',
  users: 'users.view',
  'area-infos': 'areas',
  'business-holiday-setting': 'calendar',
  'day-limits': 'calendar',
  claims: 'claims',
  'manual-payments': 'manualPayments',
  'onetime-payments': 'priceGrid',
  members: 'members',
  venues: 'venues',
  'maintenance-setting': 'maintenance',
  'operation-histories': 'history.view',
} as const satisfies Record<string, Action>;
export type LiveResource = keyof typeof LIVE_ACTIONS;

/** The records that people open, and see who else has them open. */
export const OPENED_RESOURCES = ['wash-requests', 'users', 'claims'] as const satisfies readonly LiveResource[];
export type OpenedResource = (typeof OPENED_RESOURCES)[number];

export const isOpenedResource = (name: string): name is OpenedResource => OPENED_RESOURCES.some((one) => one === name);

/** Who did something, as far as everybody in the back office may know. */
export type ChangedBy = 'operator' | 'customer' | 'system';

/** What a stream tells of a change: which, never what. A screen asks for what it may see. */
export interface LiveChange {
  readonly resource: LiveResource;
  /** Null: some of them, or one that is not to be named. */
  readonly id: number | null;
  /** Rises with every change: the id of its operation in the history. */
  readonly version: number;
  readonly who: ChangedBy;
  /** Of an operator. */
  readonly by: number | null;
}

/** The events of a stream: it begins with `open`, and says why it ends. */
export interface LiveEvents {
  readonly open: { readonly version: number };
  readonly changes: readonly LiveChange[];
  /** More happened than is told one by one: everything is asked for again. */
  readonly reset: { readonly version: number };
  /** Somebody has come to a record that the listener has open, or has left it. */
  readonly people: { readonly resource: OpenedResource; readonly id: number };
  readonly end: { readonly reason: StreamEnd };
}
export type LiveEvent = keyof LiveEvents;

/** `access`: the session is over or is another's by now; `replaced`: the session has a newer stream. */
export type StreamEnd = 'access' | 'maintenance' | 'replaced' | 'closing';
