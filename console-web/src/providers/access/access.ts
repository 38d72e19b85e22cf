import { type Action, type Principal, may } from '@laundry/shared/rules/accounts/permissions';

/** The resources of the console, by their route; a day's limit has no route of its own. */
export const RESOURCES = [
  'wash-requests',
  'users',
  'onetime-users',
  'company-reviews',
  'claims',
  'area-infos',
  'business-holiday-setting',
  'day-limits',
  'operation-histories',
  'progress-management',
  'manual-payments',
  'payment-messages',
  'payment-attempts',
  'payment-differences',
  'onetime-payments',
  'members',
  'administrators',
  'venues',
  'maintenance-setting',
  'failures',
  'insights',
  'jobs',
] as const;
export type ResourceName = (typeof RESOURCES)[number];

/** What react-admin's `canAccess` asks, as an action of the permission table (handbook/permissions.md). What is not here is refused. */
const ACCESS: Readonly<Record<ResourceName, Readonly<Record<string, Action>>>> = {
  'wash-requests': {
    list: 'request.list',
    show: 'request.list',
    assign: 'request.assign',
    count: 'request.count',
    date: 'request.date',
    cancel: 'request.cancel',
    discard: 'request.discard',
    revert: 'request.revert',
    absenceMail: 'request.absenceMail',
  },
  users: { list: 'users.view', show: 'users.view', edit: 'users.edit', delete: 'users.delete' },
  'onetime-users': { list: 'users.view', show: 'users.view', edit: 'users.edit' },
  'company-reviews': { list: 'users.edit', edit: 'users.edit' },
  claims: { list: 'claims', show: 'claims', edit: 'claims' },
  'area-infos': { list: 'areas', create: 'areas', edit: 'areas', delete: 'areas' },
  'business-holiday-setting': { list: 'calendar', create: 'calendar', edit: 'calendar', delete: 'calendar' },
  'day-limits': { list: 'calendar', create: 'calendar', edit: 'calendar', delete: 'calendar' },
  'operation-histories': { list: 'history.view', edit: 'history.view' },
  'progress-management': { list: 'progress' },
  'manual-payments': { list: 'manualPayments', edit: 'manualPayments' },
  'payment-messages': { list: 'paymentMessages' },
  'payment-attempts': { list: 'paymentMessages', show: 'paymentMessages', ask: 'paymentMessages' },
  'payment-differences': { list: 'paymentMessages', ask: 'paymentMessages' },
  'onetime-payments': { list: 'priceGrid', edit: 'priceGrid' },
  members: {
    list: 'members',
    create: 'members',
    edit: 'members',
    delete: 'members',
    resetSecondFactor: 'members.secondFactor',
  },
  administrators: { list: 'members.secondFactor' },
  'maintenance-setting': { list: 'maintenance', edit: 'maintenance' },
  failures: { list: 'failures' },
  insights: { list: 'insights' },
  jobs: { list: 'jobs', edit: 'jobs' },
  venues: { list: 'venues', show: 'venues', create: 'venues', edit: 'venues' },
};

export const isResource = (name: string): name is ResourceName => RESOURCES.some((resource) => resource === name);

/** Whether somebody may do something with a resource, or with one of its records. */
export function canAccess(
  operator: Principal,
  question: { resource: string; action: string; record?: { staff_id?: number | null } | undefined },
): boolean {
  const actions = isResource(question.resource) ? ACCESS[question.resource] : {};
  const asked = Object.hasOwn(actions, question.action) ? actions[question.action] : undefined;
  if (asked === undefined) return false;
  const staffId = question.record?.staff_id;
  return staffId === undefined ? may(operator, asked) : may(operator, asked, { staff_id: staffId });
}
