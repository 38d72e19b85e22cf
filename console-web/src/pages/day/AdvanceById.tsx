import { useEffect } from 'react';
import { LoadingScreen } from '../../components/LoadingScreen';
import { problemOf } from '../../providers/problem';
import { AdvanceDialog } from '../../resources/wash-requests/advance/AdvanceDialog';
import type { Tell } from '../../resources/wash-requests/detail/notice';
import { useRequestDetail } from '../../resources/wash-requests/detail/useRequestDetail';

/** The question of the next stage for a row: it asks for what only the whole request tells. */
export function AdvanceById({ id, tell, onClose }: { id: number; tell: Tell; onClose: () => void }) {
  const { data, error, isFetching } = useRequestDetail(id);
  useEffect(() => {
    if (error === null) return;
    tell({ text: problemOf(error).detail, isStale: false });
    onClose();
  }, [error, tell, onClose]);
  // What is kept from before may be a stage behind.
  if (data === undefined || isFetching) return <LoadingScreen />;
  return <AdvanceDialog request={data} onClose={onClose} tell={tell} />;
}
