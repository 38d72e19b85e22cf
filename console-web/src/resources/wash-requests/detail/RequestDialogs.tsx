import { AbsenceDialog } from '../absence/AbsenceDialog';
import { AdvanceDialog } from '../advance/AdvanceDialog';
import { AssignDialog } from '../assign/AssignDialog';
import { CountDialog } from '../count/CountDialog';
import { LoadDialog } from '../labels/LoadDialog';
import { RevertDialog } from '../revert/RevertDialog';
import type { RequestDetail } from '../../../providers/api/api-types';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { ShowNotice } from '../request/notice';
import { type ActionKey, mainAction } from '../request/request-actions';

interface Props {
  readonly request: RequestDetail;
  readonly dialog: ActionKey | 'advance' | 'load' | null;
  readonly onClose: () => void;
  readonly showNotice: ShowNotice;
}

/** The dialog that is open over the detail. */
export function RequestDialogs({ request, dialog, onClose, showNotice }: Props) {
  const main = mainAction(useOperator(), request);
  const shared = { request, onClose, showNotice };
  switch (dialog) {
    case 'advance':
      return main !== null && main.reason === null ? <AdvanceDialog {...shared} /> : null;
    case 'load':
      return <LoadDialog {...shared} />;
    case 'assign':
      return <AssignDialog rows={[request]} onClose={onClose} />;
    case 'revert':
      return <RevertDialog {...shared} />;
    case 'absence':
      return <AbsenceDialog {...shared} />;
    case 'count':
      return <CountDialog {...shared} />;
    default:
      return null;
  }
}
