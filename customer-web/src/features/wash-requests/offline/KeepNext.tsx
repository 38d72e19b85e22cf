import { displayDateTime } from '@laundry/shared/time/display';
import { fromEpochMillis } from '@laundry/shared/time/jst';
import { epochMillis, machineMillis } from '@laundry/web-kit/clock';
import { useEffect } from 'react';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { keepNext } from '../../../lib/session/stored-next';
import type { NextLeg } from '../next/next-leg';
import { useBagsHold } from '../next/use-bags-hold';
import { useLegWords } from '../use-leg-words';

interface KeepNextProps {
  user: CurrentUser;
  next: NextLeg | null;
  /** When that was read, by the machine's clock. */
  readAt: number;
}

/** Keeps what comes next and the bags left for a device without a line, in words: nothing of it can be acted on. */
export default function KeepNext({ user, next, readAt }: KeepNextProps) {
  const { next: t, row: legs } = useTexts('requests');
  const lang = useLang();
  const now = fromEpochMillis(readAt + epochMillis() - machineMillis());
  const legWords = useLegWords();
  const bags = useBagsHold(user, now);
  const visit = next === null ? t.none : `${legs[next.leg]} ${legWords(next.row, next.leg, now)}`;
  const moment = displayDateTime(now, lang, now);
  const kept = JSON.stringify({ lines: bags === null ? [visit] : [visit, bags], as_of: t.as_of({ moment }) });
  useEffect(() => keepNext(kept), [kept, readAt]);
  return null;
}
