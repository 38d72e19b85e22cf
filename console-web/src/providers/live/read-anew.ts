import type { LiveChange, LiveResource } from '@laundry/shared/rules/live/live-change';
import type { Query, QueryClient } from '@tanstack/react-query';

/** What of the answers that are stored shows a list's rows, by the beginning of its key. */
const ROOTS: Readonly<Record<LiveResource, readonly string[]>> = {
  'wash-requests': ['wash-requests', 'progress-management', 'customers', 'calendar'],
  users: ['users', 'onetime-users', 'company-reviews', 'customers'],
  'area-infos': ['area-infos', 'area'],
  'business-holiday-setting': ['business-holiday-setting', 'calendar'],
  'day-limits': ['day-limits', 'calendar'],
  claims: ['claims', 'wash-requests'],
  'manual-payments': ['manual-payments', 'customers', 'wash-requests'],
  'onetime-payments': ['onetime-payments'],
  members: ['members', 'administrators'],
  venues: ['venues'],
  'maintenance-setting': ['maintenance-setting', 'maintenance'],
  'operation-histories': ['operation-histories'],
};
/** Everything that follows others. */
const ALL = new Set(Object.values(ROOTS).flat());

/** Reads anew what some changes touch, or everything; what nobody looks at is read when it is looked at. */
export function readAnew(client: QueryClient, changes: readonly LiveChange[] | 'all'): Promise<void> {
  return client.invalidateQueries({
    predicate: (query) => (changes === 'all' ? isLive(query) : changes.some((change) => touches(change, query))),
    refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
  });
}

const isOf = (resource: LiveResource, root: unknown): boolean => ROOTS[resource].some((one) => one === root);
const isLive = ({ queryKey: [root] }: Query): boolean => typeof root === 'string' && ALL.has(root);

function touches({ resource, id }: LiveChange, { queryKey: [root, kind, params] }: Query): boolean {
  if (!isOf(resource, root)) return false;
  // One record is read anew for its own changes.
  if (root !== resource || kind !== 'getOne' || id === null) return true;
  return typeof params === 'object' && params !== null && 'id' in params && params.id === String(id);
}

/** Whether a change is of a row that is in sight. */
export function isInSight(client: QueryClient, change: LiveChange): boolean {
  const { resource, id } = change;
  if (id === null) return false;
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey: [root] }) => isOf(resource, root) });
  return shown.some(({ state }) => holds(state.data, id));
}

/** A row, rows, a page of them, or a board's lanes of stops. */
function holds(data: unknown, id: number): boolean {
  if (Array.isArray(data)) return data.some((each) => holds(each, id));
  if (typeof data !== 'object' || data === null) return false;
  if ('id' in data && data.id === id) return true;
  return ['data', 'tray', 'lanes', 'stops'].some((part) =>
    holds(Object.entries(data).find(([key]) => key === part)?.[1], id),
  );
}
