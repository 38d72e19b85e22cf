import { AbsenceDialog } from '../absence/AbsenceDialog';
import { AdvanceDialog } from '../advance/AdvanceDialog';
import { AssignDialog } from '../assign/AssignDialog';
import { CountDialog } from '../count/CountDialog';
import { RevertDialog } from '../revert/RevertDialog';
import type { RequestDetail } from '../../../providers/api-types';
import { useOperator } from '../../../providers/OperatorContext';
import type { Tell } from './notice';
import { type ActionKey, mainAction } from './request-actions';

interface Props {
  readonly request: RequestDetail;
  readonly dialog: ActionKey | 'advance' | null;
  readonly onClose: () => void;
  readonly tell: Tell;
}

/** The dialog that is open over the detail. */
export function RequestDialogs({ request, dialog, onClose, tell }: Props) {
  const main = mainAction(useOperator(), request);
  const shared = { request, onClose, tell };
  switch (dialog) {
    case 'advance':
      return main !== null && main.reason === null ? <AdvanceDialog {...shared} /> : null;
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
