import { AbsenceDialog } from '../absence/AbsenceDialog';
import { AdvanceDialog } from '../advance/AdvanceDialog';
import { AssignDialog } from '../assign/AssignDialog';
import { CountDialog } from '../count/CountDialog';
import { LoadDialog } from '../labels/LoadDialog';
import { RevertDialog } from '../revert/RevertDialog';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { ShowNotice } from '../request/notice';
import { ReportedBy } from '../act-reports/ReportedBy';
import { useFocusReport } from '../act-reports/useGoOn';
import { useSettleReport } from '../act-reports/useSettleReport';
import { mainAction } from '../request/request-actions';
import type { OpenDialog } from './useOpenDialog';

interface Props extends OpenDialog {
  readonly onClose: () => void;
  readonly showNotice: ShowNotice;
}

/** The dialog that is open over the detail. */
export function RequestDialogs({ dialog, about, filled, onClose, showNotice }: Props) {
  const main = mainAction(useOperator(), about);
  const { closeRecorded } = useSettleReport();
  useFocusReport(filled?.id);
  const count = filled?.count ?? undefined;
  const shared = { request: about, onClose, showNotice };
  const recording = filled && {
    note: <ReportedBy reported={filled} />,
    onRecorded: () => closeRecorded.mutate(filled),
  };
  switch (dialog) {
    case 'advance':
      return main !== null && main.reason === null ? (
        <AdvanceDialog {...shared} {...recording} count={count} at={filled?.made_at} />
      ) : null;
    case 'load':
      return <LoadDialog {...shared} />;
    case 'assign':
      return <AssignDialog rows={[about]} onClose={onClose} />;
    case 'revert':
      return <RevertDialog {...shared} />;
    case 'absence':
      return <AbsenceDialog {...shared} {...recording} />;
    case 'count':
      return <CountDialog {...shared} {...recording} count={count} />;
    default:
      return null;
  }
}
