import type { LiveChange } from '@laundry/shared/rules/live/live-change';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../i18n';
import { liveActions } from '../calls/live';
import { session } from '../session/session';

/** Names of operators, as they were told. */
const names = new Map<number, string>();
session.onEnd(() => names.clear());

/** Asks what those are called who are not known yet; without an answer nobody is named. */
export async function learnNames(changes: readonly LiveChange[]): Promise<void> {
  const unknown = new Set(changes.flatMap(({ by }) => (by === null || names.has(by) ? [] : [by])));
  if (unknown.size === 0) return;
  const people = await liveActions.getOperatorNames([...unknown]).catch(() => []);
  for (const person of people) names.set(person.id, personName(person));
}

/** 「佐藤 花さん」. */
export function whoChanged({ who, by }: LiveChange): string {
  if (who !== 'operator') return t(`live.who.${who}`);
  const name = by === null ? undefined : names.get(by);
  return name === undefined ? t('live.who.operator') : t('live.named', { name });
}
