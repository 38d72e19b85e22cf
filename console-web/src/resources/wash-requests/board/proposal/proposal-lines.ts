import { personName } from '@laundry/shared/text/person-name';
import { timeOf } from '@laundry/shared/time/jst';
import type { components } from '@laundry/backend/api';
import { t } from '../../../../i18n';
import type { StoredRow } from '../../../../providers/api/api-types';
import { type DayBoard, bagsOf, isDriver } from '../day-board';
import { legLabel } from '../stops/stop-words';
import type { Assignment } from '../../assign/useAssignEach';

export type Proposed = Readonly<components['schemas']['AssignProposalView']>;

export interface ProposalLine {
  readonly id: number;
  readonly time: string;
  /** What it is and whose, as far as the board knows it. */
  readonly what: string;
  readonly bags: number;
  readonly reason: string;
}

/** One person with what they have, and what they would have. */
export interface ProposalLane {
  readonly id: number;
  readonly name: string;
  readonly before: Load;
  readonly after: Load;
  readonly lines: readonly ProposalLine[];
}
export interface Load {
  readonly count: number;
  readonly bags: number;
}

const loadOf = (stops: readonly { readonly count: number }[]): Load => ({ count: stops.length, bags: bagsOf(stops) });
const sum = (one: Load, other: Load): Load => ({ count: one.count + other.count, bags: one.bags + other.bags });

/** The proposal as it is read: who gets what and why, and what stays nobody's. */
export function proposalLanes({ tray, lanes }: DayBoard, proposed: readonly Proposed[]) {
  const rows = new Map(tray.stops.map((row) => [row.id, row]));
  const linesOf = (staffId: number | null): readonly ProposalLine[] =>
    proposed.filter(({ staff_id }) => staff_id === staffId).map((each) => lineOf(each, rows.get(each.wash_request_id)));
  const people = lanes.flatMap(({ staff, stops }): ProposalLane[] => {
    if (staff === null || !isDriver(staff)) return [];
    const lines = linesOf(staff.id);
    const before = loadOf(stops);
    const after = sum(before, loadOf(lines.map(({ bags }) => ({ count: bags }))));
    return [{ id: staff.id, name: personName(staff), before, after, lines }];
  });
  return { people, rest: linesOf(null) };
}

/** What lies between who has most and who has least. */
export function differenceOf(loads: readonly Load[]): Load {
  const between = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  return { count: between(loads.map(({ count }) => count)), bags: between(loads.map(({ bags }) => bags)) };
}

/** What is sent when the proposal is applied, as the server had it when it proposed. */
export const assignmentsOf = (proposed: readonly Proposed[]): readonly Assignment[] =>
  proposed.flatMap(({ wash_request_id, staff_id, status, sched_dt }) =>
    staff_id === null
      ? []
      : [{ wash_request_id, staff_id, seen_staff_id: null, seen_status: status, seen_sched_dt: sched_dt }],
  );

function lineOf({ wash_request_id: id, reason, sched_dt }: Proposed, row: StoredRow | undefined): ProposalLine {
  const number = t('requests.list.number', { id });
  return {
    id,
    time: timeOf(sched_dt),
    what: row === undefined ? number : `${legLabel(row)}　${t('requests.list.sirNamed', { name: personName(row) })}`,
    bags: row?.count ?? 0,
    reason: t(`board.proposal.reasons.${reason}`),
  };
}
