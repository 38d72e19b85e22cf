import { useEffect } from 'react';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { problemOf } from '../../providers/api/problem';
import { AdvanceDialog } from '../../resources/wash-requests/advance/AdvanceDialog';
import type { ShowNotice } from '../../resources/wash-requests/detail/notice';
import { useRequestDetail } from '../../resources/wash-requests/detail/useRequestDetail';

/** The question of the next stage for a row: it asks for what only the whole request tells. */
export function AdvanceById({ id, showNotice, onClose }: { id: number; showNotice: ShowNotice; onClose: () => void }) {
  const { data, error, isFetching } = useRequestDetail(id);
  useEffect(() => {
    if (error === null) return;
    showNotice({ text: problemOf(error).detail, isStale: false });
    onClose();
  }, [error, showNotice, onClose]);
  // What is kept from before may be a stage behind.
  if (data === undefined || isFetching) return <LoadingScreen />;
  return <AdvanceDialog request={data} onClose={onClose} showNotice={showNotice} />;
}
