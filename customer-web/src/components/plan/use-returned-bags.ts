import { type ReturnedBags, returnedTo } from '@laundry/shared/rules/stages/returned-bags';
import { asParagraph } from '@laundry/shared/text/wording/lines/lines';
import { returnedLines } from '@laundry/shared/text/wording/lines/returned-words';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useState } from 'react';
import { useLang } from '../../i18n/language';
import type { CurrentUser } from '../../lib/calls/api-types';

interface Told extends ReturnedBags {
  /** How they can be used; empty where that is not known yet. */
  words: string;
}

/** Bags that a cancelled request gives back to an account; null: it has left. */
export function useReturnedBags(account: CurrentUser, count: number): Told | null {
  const lang = useLang();
  const [now] = useState(nowJst);
  const returned = returnedTo({ ...account, plan_id: account.user_plan.plan_id }, count, now);
  return returned && { ...returned, words: asParagraph(returnedLines(returned, lang, now), lang) };
}
