import { DEMO_CUSTOMERS, DEMO_PASSWORD } from '../../../src/database/seeds/demo-people.js';
import type { Caller } from './caller.js';
import { fieldOf, type Account } from './customer.js';

/** A person of the demo, signed in. */
export async function signIn(caller: Caller, name: string): Promise<Account> {
  const body = { email: `${name}@example.com`, password: DEMO_PASSWORD };
  const signedIn = await caller.send({ client: name, token: null, method: 'POST', path: '/login', body });
  const token = String(fieldOf(signedIn, 'access_token'));
  const me = await caller.send({ client: name, token, method: 'GET', path: '/users/me' });
  const id = Number(fieldOf(me, 'id'));
  if (!(id > 0)) throw new Error(`${name} cannot sign in: ${JSON.stringify([signedIn, me])}`);
  return { id, name, token, plan: planOf(name) };
}

/** Gives a customer all the bags that a balance has room for. */
export async function fillBalance(caller: Caller, operator: Account, { id }: Pick<Account, 'id'>): Promise<void> {
  const path = `/admin/users/${id}/availableRequestCount`;
  const body = { available_request_count: 100, decreaseFlg: false };
  const answer = await caller.send({ client: operator.name, token: operator.token, method: 'POST', path, body });
  if (answer?.status !== 200) throw new Error(`no bags for customer ${id}: ${JSON.stringify(answer)}`);
}

const planOf = (name: string): string =>
  DEMO_CUSTOMERS.find(({ email }) => email === `${name}@example.com`)?.plan_id ?? '';

const has = (wish: (customer: (typeof DEMO_CUSTOMERS)[number]) => boolean): string[] =>
  DEMO_CUSTOMERS.filter(({ status, leaves }) => status === undefined && leaves !== true)
    .filter(wish)
    .map(({ email }) => email.split('@')[0] ?? '');

const isSameTime = (plan: string) => /_[12]_1$/.test(plan);
const isMonthly = (plan: string) => !plan.startsWith('tx') && !plan.startsWith('t0');

export const BY_CARD = has((one) => one.company === undefined && isMonthly(one.plan_id) && !isSameTime(one.plan_id));
export const BY_INVOICE = has((one) => one.company !== undefined && isMonthly(one.plan_id));
export const ONETIME = has((one) => one.company === undefined && one.plan_id.startsWith('tx'));

/** Of the back office: who marks stages, and who may do everything else besides. */
export const OPERATORS = ['admin', 'manager', 'leader', 'wash'];
export const DRIVERS = ['delivery', 'delivery2'];
