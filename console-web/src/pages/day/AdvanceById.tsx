import { useCallback, useEffect } from 'react';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import type { Work } from '../../providers/api/api-types';
import { problemOf } from '../../providers/api/problem';
import { AdvanceDialog } from '../../resources/wash-requests/advance/AdvanceDialog';
import type { Notice } from '../../resources/wash-requests/detail/notice';
import { useRequestDetail } from '../../resources/wash-requests/detail/useRequestDetail';
import type { TellOf } from './useStopNotices';

/** The question of the next stage for a row: it asks for what only the whole request tells. */
export function AdvanceById({ row, tellOf, onClose }: { row: Work; tellOf: TellOf; onClose: () => void }) {
  const { data, error, isFetching } = useRequestDetail(row.id);
  const showNotice = useCallback((notice: Notice) => tellOf(row, notice), [tellOf, row]);
  useEffect(() => {
    if (error === null) return;
    showNotice({ text: problemOf(error).detail, isStale: false });
    onClose();
  }, [error, showNotice, onClose]);
  // What is kept from before may be a stage behind.
  if (data === undefined || isFetching) return <LoadingScreen />;
  return <AdvanceDialog request={data} onClose={onClose} showNotice={showNotice} />;
}
