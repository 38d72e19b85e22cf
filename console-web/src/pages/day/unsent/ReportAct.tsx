import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ApiError, OFFLINE, isLost } from '@laundry/web-kit/calls/api-error';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Confirm } from '../../../components/form/dialog/Confirm';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import type { UnsentAct } from '../../../providers/offline-acts/act';
import { discard } from '../../../providers/offline-acts/give-up';
import { useConsoleData } from '../../../providers/useConsoleData';
import { unseen } from '../../../theme/unseen';
import { reportedAct } from './reported-act';

interface Props {
  readonly kept: UnsentAct;
  /** What was done, when and whose. */
  readonly what: string;
  /** How many photos go with it. */
  readonly photos: number;
}

/** Tells whoever steers the day what was done and refused; then it is theirs, and no more on the device. Asked first where photos go. */
export function ReportAct({ kept, what, photos }: Props) {
  const data = useConsoleData();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const report = reportedAct(kept);
  const send = useOneMutation({
    mutationFn: async (body: NonNullable<typeof report>) => {
      await data.reportAct(kept.act.requestId, body, kept.key);
      // It stands there still where the device does not forget it; the key lets it be told once.
      await discard(kept.id).catch(() => undefined);
    },
    onSuccess: () => notify(t('day.unsent.reported'), { type: 'success' }),
    onSettled: () => setAsked(false),
  });
  if (report === null) return null;
  const word = send.isPending ? t('day.unsent.isReporting') : failedWord(send.error);
  return (
    <>
      <Box role="status" sx={{ flexBasis: '100%', fontWeight: 700, ...(word === '' && unseen) }}>
        {word}
      </Box>
      <Button
        variant="contained"
        disabled={send.isPending}
        aria-label={t(send.isError ? 'day.unsent.reportAgainOf' : 'day.unsent.reportOf', { what })}
        onClick={() => (photos > 0 ? setAsked(true) : send.mutate(report))}
      >
        {t(send.isError ? 'day.unsent.reportAgain' : 'day.unsent.report')}
      </Button>
      {isAsked && (
        <Confirm
          title={t('day.unsent.reporting.title')}
          content={
            <>
              <strong style={{ display: 'block' }}>{what}</strong>
              {t('day.unsent.reporting.photos', { count: photos })}
            </>
          }
          confirm={t('day.unsent.report')}
          loading={send.isPending}
          onConfirm={() => send.mutate(report)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** Whether the office has it is not known where nobody answered; the key lets it be told once. */
function failedWord(error: Error | null): string {
  if (error instanceof ApiError && error.reason === OFFLINE) return t('day.unsent.reportOffline');
  return isLost(error) ? t('day.unsent.reportUnanswered') : problemLines(error).join('、');
}
