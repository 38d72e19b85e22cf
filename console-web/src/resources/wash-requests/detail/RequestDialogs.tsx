import { AbsenceDialog } from '../absence/AbsenceDialog';
import { AdvanceDialog } from '../advance/AdvanceDialog';
import { AssignDialog } from '../assign/AssignDialog';
import { CountDialog } from '../count/CountDialog';
import { LoadDialog } from '../labels/LoadDialog';
import { RevertDialog } from '../revert/RevertDialog';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { ShowNotice } from '../request/notice';
import type { ReportedFacts } from '../act-reports/recording';
import { type ActionKey, mainAction } from '../request/request-actions';

interface Props {
  readonly request: RequestDetail;
  readonly dialog: ActionKey | 'advance' | 'load' | null;
  /** What was reported of it. */
  readonly filled?: ReportedFacts | undefined;
  readonly onClose: () => void;
  readonly showNotice: ShowNotice;
}

/** The dialog that is open over the detail. */
export function RequestDialogs({ request, dialog, filled, onClose, showNotice }: Props) {
  const main = mainAction(useOperator(), request);
  const count = filled?.count ?? undefined;
  const shared = { request, onClose, showNotice };
  switch (dialog) {
    case 'advance':
      return main !== null && main.reason === null ? (
        <AdvanceDialog {...shared} count={count} at={filled?.made_at} />
      ) : null;
    case 'load':
      return <LoadDialog {...shared} />;
    case 'assign':
      return <AssignDialog rows={[request]} onClose={onClose} />;
    case 'revert':
      return <RevertDialog {...shared} />;
    case 'absence':
      return <AbsenceDialog {...shared} />;
    case 'count':
      return <CountDialog {...shared} count={count} />;
    default:
      return null;
  }
}
