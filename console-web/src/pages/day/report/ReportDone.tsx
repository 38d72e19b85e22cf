import Button from '@mui/material/Button';
import { personName } from '@laundry/shared/text/person-name';
import { newKey } from '@laundry/web-kit/calls/new-key';
import { actMillis } from '@laundry/web-kit/clock';
import { useEffect, useState } from 'react';
import { Confirm } from '../../../components/form/dialog/Confirm';
import { t } from '../../../i18n';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { Work } from '../../../providers/api/api-types';
import type { StoredAct } from '../../../providers/offline-acts/act';
import { showApart } from '../../../providers/offline-acts/unsent-list';
import { keepName } from '../../../providers/offline-acts/useActsAtStop';
import { actLine } from '../../../resources/wash-requests/unsent/act-words';
import { ReportWord } from './ReportWord';
import { markAt } from './mark-at';
import { type ActReport, reportedAct } from './reported-act';
import { useReport } from './useReport';

interface Props {
  readonly row: Work;
  /** Why it is gone; null: not known. */
  readonly reason: string | null;
  /** The bags, as they were counted. */
  readonly count: number;
}

/** For whoever had done it when their stop was taken away: it is told as a refused act is, which it is once it was sent. */
export function ReportDone({ row, reason, count }: Props) {
  const userId = useOperator().id;
  const [key] = useState(newKey);
  const [doneMillis, setDoneMillis] = useState(actMillis);
  const mark = markAt(row, userId, count);
  if (mark === null) return null;
  const refusal = { status: 404, lines: reason === null ? [] : [reason], isLeft: reason !== null };
  const kept = { key, act: mark, doneMillis, sentAs: null, refusal };
  const report = reportedAct(kept);
  return report && <ReportButton row={row} kept={kept} report={report} onAsk={() => setDoneMillis(actMillis())} />;
}

interface ButtonProps {
  readonly row: Work;
  readonly kept: StoredAct;
  readonly report: ActReport;
  readonly onAsk: () => void;
}

function ReportButton({ row, kept, report, onAsk }: ButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const { send, word, isUnderWay, isSuccess, isTried } = useReport(kept, report);
  const { key } = kept;
  useEffect(() => showApart(key), [key]);
  const ask = () => {
    onAsk();
    setAsked(true);
  };
  const confirm = () => {
    setAsked(false);
    keepName(row);
    send();
  };
  return (
    <>
      <ReportWord word={isSuccess ? t('day.unsent.reported') : word} />
      {!isSuccess && (
        <Button variant="outlined" disabled={isUnderWay} onClick={isTried ? send : ask} sx={{ minHeight: 52 }}>
          {t(isTried ? 'day.unsent.reportAgain' : 'day.gone.report')}
        </Button>
      )}
      {isAsked && (
        <Confirm
          title={t('day.gone.reporting.title')}
          content={
            <>
              <strong style={{ display: 'block' }}>
                {actLine(kept)} {t('day.whose', { name: personName(row), id: row.id })}
              </strong>
              {t('day.gone.reporting.lead')}
            </>
          }
          confirm={t('day.unsent.report')}
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
