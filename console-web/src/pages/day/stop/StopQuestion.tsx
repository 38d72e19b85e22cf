import type { RequestDetail } from '../../../providers/api/api-types';
import { AbsenceDialog } from '../../../resources/wash-requests/absence/AbsenceDialog';
import { AdvanceDialog } from '../../../resources/wash-requests/advance/AdvanceDialog';
import { CountDialog } from '../../../resources/wash-requests/count/CountDialog';
import { LoadDialog } from '../../../resources/wash-requests/labels/LoadDialog';
import type { ShowNotice } from '../../../resources/wash-requests/request/notice';

export type Question = 'advance' | 'absence' | 'count' | 'load';

interface Props {
  readonly question: Question;
  readonly about: RequestDetail;
  readonly count: number | undefined;
  readonly scanned: string | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
  readonly showNotice: ShowNotice;
}

/** What is asked at a stop, over it. */
export function StopQuestion({ question, about, count, scanned, onClose, onDone, showNotice }: Props) {
  const shared = { request: about, onClose, showNotice };
  switch (question) {
    case 'advance':
      return <AdvanceDialog {...shared} count={count} scanned={scanned} onDone={onDone} />;
    case 'absence':
      return <AbsenceDialog {...shared} onDone={onDone} />;
    case 'count':
      return <CountDialog {...shared} />;
    case 'load':
      return <LoadDialog {...shared} scanned={scanned} />;
  }
}
