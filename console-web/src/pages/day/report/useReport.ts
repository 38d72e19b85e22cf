import { ApiError, OFFLINE, isLost } from '@laundry/web-kit/calls/api-error';
import { useHasLine } from '@laundry/web-kit/calls/line';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useIsMutating } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import type { StoredAct } from '../../../providers/offline-acts/act';
import { report } from '../../../providers/offline-acts/report';
import { useConsoleData } from '../../../providers/useConsoleData';
import type { ActReport } from './reported-act';

/** Tells whoever steers the day of an act; what is known of that, in words, also to whoever comes back while it is under way. */
export function useReport(kept: StoredAct, body: ActReport) {
  const data = useConsoleData();
  const notify = useNotify();
  const hasLine = useHasLine();
  const [wasLost, setWasLost] = useState(false);
  const mutationKey = ['act-report', kept.key];
  const isUnderWay = useIsMutating({ mutationKey }) > 0;
  const { mutate, error, isSuccess } = useOneMutation({
    mutationKey,
    mutationFn: () => report(kept, () => data.reportAct(kept.act.requestId, body, kept.key)),
    onSuccess: () => notify(t('day.unsent.reported'), { type: 'success' }),
    onError: (failed) => setWasLost((was) => was || isLost(failed)),
  });
  const isUnknown = wasLost || kept.isPerhapsReported === true;
  const word = isUnderWay ? t('day.unsent.isReporting') : triedWord(error, isUnknown, hasLine);
  return { send: () => mutate(), word, isUnderWay, isSuccess, isTried: isUnknown || error !== null };
}

/** Once nobody answered, it is not known whether the office has it, whatever became of another try. */
function triedWord(error: Error | null, isUnknown: boolean, hasLine: boolean): string {
  const isOffline = error instanceof ApiError && error.reason === OFFLINE;
  if (error !== null && !isOffline && !isLost(error)) return problemLines(error).join('、');
  if (isUnknown) return t(hasLine ? 'day.unsent.reportUnanswered' : 'day.unsent.reportUnansweredOffline');
  if (!isOffline) return '';
  return t(hasLine ? 'day.unsent.reportNotSent' : 'day.unsent.reportOffline');
}
