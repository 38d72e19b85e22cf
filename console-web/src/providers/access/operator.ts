import type { Role, RoleType } from '@laundry/shared/constants/roles';
import type { Principal } from '@laundry/shared/rules/accounts/permissions';
import { personName } from '@laundry/shared/text/person-name';
import type { UserIdentity } from 'ra-core';
import { answer, client } from '../api/client';
import { isWithoutLine } from '../api/problem';
import { recalledDay } from '../stored-day/recalled-day';
import { session } from '../session/session';
import { tabStore } from '../storage/tab-store';
import { endedSession } from '../session/ended-session';

/** Who is signed in to the console. */
export interface Operator extends Me, UserIdentity {
  readonly id: number;
  readonly fullName: string;
}

/** The fields of an account that the console needs. */
export interface Me extends Principal {
  readonly role: Role;
  readonly role_type: RoleType | null;
  readonly name1: string;
  readonly name2: string;
}

let known: Promise<Operator> | null = null;

/** `GET /users/me`, asked once a session, and before anything that was kept is shown. */
export function currentOperator(): Promise<Operator> {
  known ??= answer(client.GET('/api/v1/users/me'))
    .then(operatorOf)
    .catch(keptOperator)
    .then(welcome)
    .catch(forgetAndThrow);
  return known;
}

/** Without a line: whoever read today's stops in this session, with them (docs/decisions/091). */
async function keptOperator(error: unknown): Promise<Operator> {
  const token = session.token();
  if (token === null || !isWithoutLine(error)) throw error;
  const { recallDay } = await import('../stored-day/stored-day').catch(() => Promise.reject(error));
  const day = await recallDay(token);
  if (day === null) throw error;
  recalledDay.set(day);
  return day.operator;
}

export function forgetOperator(): void {
  known = null;
}

export const operatorOf = ({ id, name1, name2, role, role_type }: Me): Operator => ({
  id,
  name1,
  name2,
  role,
  role_type,
  fullName: personName({ name1, name2 }),
});

/** Signed in here or in another tab: what others began in this tab, and that a session had ended, is past. */
function welcome(operator: Operator): Operator {
  tabStore.keepFor(operator.id);
  endedSession.forget();
  return operator;
}

function forgetAndThrow(error: unknown): never {
  forgetOperator();
  throw error;
}
