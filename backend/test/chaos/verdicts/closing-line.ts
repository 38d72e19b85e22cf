import type { Load } from '../clients/load.js';
import type { Troubles } from '../troubles.js';
import type { World } from '../world.js';

/** What was done, in one line. */
export function closingLine(
  { service, log, outside, database }: World,
  { clients, listeners }: Load,
  done: { seed: string; seconds: number; troubles: Troubles; replays: number },
): string {
  const { counts, pauses } = done.troubles;
  const troubles = [...counts].map(([kind, times]) => `${kind} ${times} (${seconds(pauses.get(kind))})`).join(', ');
  const statuses = [...log.statuses].sort().map(([status, times]) => `${status}: ${times}`);
  return [
    `Seed ${done.seed}, ${Math.round(done.seconds)} s: ${clients} clients on ${service.servers.length} server(s)`,
    `made ${log.told.length} calls (${statuses.join(', ')}); writes acknowledged ${log.count('acknowledged')}`,
    `refused ${log.count('refused')}, unanswered ${log.count('unanswered')}`,
    `the longest time without an acknowledged write in brackets: ${troubles}`,
    `moods of providers and mail server ${outside.moods}; mails ${outside.mail.accepted.length}`,
    `streams ${sum(listeners.map(({ streams }) => streams))}, which told of ${sum(listeners.map(({ told }) => told.size))} operations`,
    `keys replayed ${done.replays}${database.leftOut.map((each) => `; ${each}`).join('')}.`,
  ].join(', ');
}

const seconds = (millis = 0): string => `${(millis / 1_000).toFixed(1)} s`;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
