import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { displayDateTime } from '@laundry/shared/time/display';
import { t } from '../../i18n';
import { yenText } from '../../i18n/amounts';
import { customer } from '../../i18n/customer';
import { inquiries } from '../../i18n/inquiries';
import type { CallToProvider, StoredMessage } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';

/** A word of ours for a value of the server's; the value itself where there is none. */
const wordOf = (words: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value;

export const channelText = (channel: string): string => wordOf(customer.channel, channel);
export const stateText = (state: string): string => wordOf(customer.payment, state);
export const sourceText = (source: string): string => wordOf(inquiries.sources, source);
export const verdictText = ({ verdict, reason }: Pick<StoredMessage, 'verdict' | 'reason'>): string =>
  verdict === 'repeated' && reason !== '' ? t('inquiries.unchanged') : inquiries.verdicts[verdict];

/** Why a message changed nothing; `is_settled`: what stands cannot become what it says. */
export function reasonText(reason: string): string {
  const state = /^is_(.+)$/.exec(reason)?.[1];
  return state === undefined ? wordOf(inquiries.reasons, reason) : t('inquiries.stays', { state: stateText(state) });
}
export const kindText = ({ kind }: Pick<CallToProvider, 'kind'>): string => inquiries.kinds[kind];
export const callStateText = ({ state }: Pick<CallToProvider, 'state'>): string => inquiries.states[state];
export const pageText = (page: number): string => labelOf(LOVS_JA.page, page);

export const moment = (at: string): string => displayDateTime(at, 'ja', nowJst());
export const amountText = (price: number | null): string => (price === null ? t('inquiries.noAmount') : yenText(price));

/** Why there is no good answer; a provider's code stays as it is, for who asks its people. */
const troubleText = (trouble: string): string => {
  const status = /^answered (.+)$/.exec(trouble)?.[1];
  return status === undefined ? wordOf(inquiries.troubles, trouble) : t('inquiries.answered', { status });
};

/** What came back of a call, as far as it may be told. */
export function answerText({ outcome, amount, ref, trouble }: CallToProvider): string {
  const told = [
    outcome === 'none' ? t('inquiries.notKnown') : outcome && stateText(outcome),
    amount !== null && yenText(amount),
    ref !== null && t('inquiries.ref', { ref }),
    trouble && troubleText(trouble),
  ];
  return told.filter(Boolean).join('　');
}
