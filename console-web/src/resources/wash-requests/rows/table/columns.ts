import { useStore } from 'ra-core';
import { requests } from '../../../../i18n/requests';
import { RESOURCE } from '../../request-keys';
import type { RowGrants } from '../useRowGrants';

export type Column = keyof typeof requests.columns;

/** By these a row is known and worked with. */
const ALWAYS: readonly Column[] = ['status', 'sched_dt', 'user_id', 'actions'];
const isColumn = (name: string): name is Column => Object.hasOwn(requests.columns, name);
const ALL = Object.keys(requests.columns).filter(isColumn);
export const HIDEABLE = ALL.filter((column) => !ALWAYS.includes(column));

/** The columns that somebody may see, in their order. */
export const columnsFor = ({ seesAddress }: RowGrants, among: readonly Column[] = ALL): readonly Column[] =>
  among.filter((column) => column !== 'send_addr_detail1' || seesAddress);

/** Which columns this desk has put away, under the name that react-admin's own tables would keep them. */
export const useHiddenColumns = () => useStore<readonly Column[]>(`${RESOURCE}.datatable`, []);
