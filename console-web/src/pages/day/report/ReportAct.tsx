import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm } from '../../../components/form/dialog/Confirm';
import { t } from '../../../i18n';
import type { UnsentAct } from '../../../providers/offline-acts/act';
import { ReportWord } from './ReportWord';
import { type ActReport, reportedAct } from './reported-act';
import { useReport } from './useReport';

interface Props {
  readonly kept: UnsentAct;
  /** What was done, when and whose. */
  readonly what: string;
  /** How many photos go with it. */
  readonly photos: number;
}

/** Tells whoever steers the day what was done and refused; then it is theirs, and no more on the device. Asked first where photos go. */
export function ReportAct(props: Props) {
  const report = reportedAct(props.kept);
  return report && <ReportButton {...props} report={report} />;
}

function ReportButton({ kept, what, photos, report }: Props & { report: ActReport }) {
  const [isAsked, setAsked] = useState(false);
  const { send, word, isUnderWay, isTried } = useReport(kept, report);
  const confirm = () => {
    setAsked(false);
    send();
  };
  return (
    <>
      <ReportWord word={word} />
      <Button
        variant="contained"
        disabled={isUnderWay}
        aria-label={t(isTried ? 'day.unsent.reportAgainOf' : 'day.unsent.reportOf', { what })}
        onClick={() => (photos > 0 ? setAsked(true) : send())}
      >
        {t(isTried ? 'day.unsent.reportAgain' : 'day.unsent.report')}
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
          onConfirm={confirm}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
