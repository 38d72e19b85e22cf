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
session.onEnd(forgetOperator);

/** `GET /users/me`, asked once a session, and before anything that was stored is shown. */
export function currentOperator(): Promise<Operator> {
  known ??= askWho(session.token());
  return known;
}

/** Of an answer that comes after its session nothing is stored: it is of somebody who has left. */
async function askWho(token: string | null): Promise<Operator> {
  const isOver = () => session.token() !== token;
  try {
    const operator = await answer(client.GET('/api/v1/users/me'))
      .then(operatorOf)
      .catch((error: unknown) => storedOperator(error, token));
    return isOver() ? operator : welcome(operator);
  } catch (error) {
    if (!isOver()) forgetOperator();
    throw error;
  }
}

/** Without a line: whoever read today's stops in this session, with them (docs/decisions/091). */
async function storedOperator(error: unknown, token: string | null): Promise<Operator> {
  if (token === null || !isWithoutLine(error)) throw error;
  const [{ recallDay }, unsent] = await Promise.all([
    import('../stored-day/stored-day'),
    import('../offline-acts/unsent-list'),
  ]).catch(() => Promise.reject(error));
  // What was marked stands in the day from its first frame on.
  const [day] = await Promise.all([recallDay(token), unsent.read()]);
  if (day === null || session.token() !== token) throw error;
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
