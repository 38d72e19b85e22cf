import { PROGRESS } from '@laundry/shared/constants/progress';
import { ROLE_TYPE } from '@laundry/shared/constants/roles';
import { DRIVES } from '@laundry/shared/rules/stages/drives';
import { dateOf } from '@laundry/shared/time/jst';
import type { components } from '@laundry/backend/api';
import type { StoredRow } from '../../../providers/api/api-types';
import { todayJst } from '../../../providers/clock';

export type AssignChoice = Readonly<components['schemas']['AssignChoiceView']>;

/** Habits of more customers than these say nothing of one person. */
const CUSTOMERS_ASKED = 50;

const same = <Value>(values: readonly Value[]): Value | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

/** What the choices are asked about: the day of the requests, and their customers where all wait for the same stage. */
export function choicesQuery(rows: readonly StoredRow[]) {
  const date = same(rows.map(({ sched_dt }) => dateOf(sched_dt))) ?? todayJst();
  const status = same(rows.map((row) => row.status));
  const users = [...new Set(rows.map(({ user_id }) => user_id))];
  const isAsked = status !== undefined && status !== PROGRESS.delivered && users.length <= CUSTOMERS_ASKED;
  return { date, ...(isAsked ? { status, user_id: users } : {}) };
}

/** Who is chosen from the start: whose they all are, else who usually does it. */
export function preselected(rows: readonly StoredRow[], choices: readonly AssignChoice[]): number | null {
  const owner = same(rows.map(({ staff_id }) => staff_id));
  if (owner !== undefined && owner !== null) return choices.some(({ id }) => id === owner) ? owner : null;
  return owner === null ? (choices.find(({ is_usual }) => is_usual)?.id ?? null) : null;
}

/** The usual one first, then those whose work the next stage is, then the others. */
export function inOrder(rows: readonly StoredRow[], choices: readonly AssignChoice[]): readonly AssignChoice[] {
  const status = rows[0]?.status ?? PROGRESS.unhandled;
  const wanted = DRIVES.includes(status) ? ROLE_TYPE.delivery : ROLE_TYPE.wash;
  const rank = ({ is_usual, role_type }: AssignChoice): number => (is_usual ? 0 : role_type === wanted ? 1 : 2);
  return choices.toSorted((a, b) => rank(a) - rank(b));
}
