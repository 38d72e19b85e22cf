import { readSnapshot, type Select } from '../../../src/database/read-snapshot.js';
import { brokenInvariants, describeBroken } from '../../../src/invariants/broken-invariants.js';
import { holidaysOf, onClosedDays, visitsSince } from './closed-days.js';
import { mailFailures, type StoredMail } from './mails.js';
import { brokenPromises } from './promises.js';
import { differences, type Booked, type OwnPayment } from './provider-books.js';
import { since, storedFacts } from './stored-facts.js';
import { BEGIN } from '../service.js';
import type { World } from '../world.js';

/** What was there before the load. */
export interface Before {
  readonly facts: ReadonlyMap<string, number>;
  readonly mailId: number;
}

export const lookBefore = ({ database }: World): Promise<Before> =>
  readSnapshot(database.ownUrl, async (select) => ({
    facts: await storedFacts(select),
    mailId: await lastId(select, 'mails'),
  }));

const lastId = async (select: Select, table: string): Promise<number> =>
  Number((await select(`SELECT COALESCE(MAX(id), 0) AS id FROM ${table}`))[0]?.['id']);

/** A line for each promise that is broken. */
export async function brokenAtTheEnd({ database, log, service, outside }: World, before: Before): Promise<string[]> {
  return readSnapshot(database.ownUrl, async (select) => [
    ...log.failures,
    ...service.failures,
    ...brokenPromises(log.told, since(before.facts, await storedFacts(select))),
    ...differences(await payments(select), taken(outside)),
    ...mailFailures(await mailsAfter(select, before.mailId), outside.mail.accepted),
    ...(await leftUndone(select)),
    ...onClosedDays(await visitsSince(select, BEGIN), await holidaysOf(select)),
    ...(await brokenInvariants(select)).map(describeBroken),
  ]);
}

/** The demo has payments of its own, which no provider here knows. */
async function payments(select: Select): Promise<OwnPayment[]> {
  const rows = await select('SELECT no, amount, state, created_at FROM payments');
  return rows.map(({ no, amount, state, created_at }) => ({
    no: String(no),
    amount: Number(amount),
    state: String(state),
    isOfDemo: String(created_at) < BEGIN,
  }));
}

async function mailsAfter(select: Select, id: number): Promise<StoredMail[]> {
  const rows = await select(`SELECT id, state FROM mails WHERE id > ${id}`);
  return rows.map((row) => ({ id: Number(row['id']), state: String(row['state']) }));
}

/** What customers have paid by the books of the providers. */
function taken({ card, paypay }: World['outside']): Booked[] {
  const byCard = [...card.paid.values(), ...[...card.charges.values()].filter(({ good }) => good)];
  const byCode = [...paypay.codes.values()].filter(({ status }) => status === 'COMPLETED');
  return [...byCard.map(({ no, total }) => ({ no, amount: Number(total) })), ...byCode];
}

/** What the jobs should have come round to by now; a limited day holds as many as it takes. */
async function leftUndone(select: Select): Promise<string[]> {
  const behind = await select(
    "SELECT id FROM users WHERE role = 900 AND status IN (1, 2) AND deleted_at IS NULL AND turned_month < '2026-12'",
  );
  const full = await select('SELECT date, used, day_limit FROM pickup_days WHERE used > day_limit');
  return [
    ...behind.map(({ id }) => `the month of customer ${String(id)} was not turned`),
    ...full.map((row) => `a day holds more than its limit: ${JSON.stringify(row)}`),
  ];
}
