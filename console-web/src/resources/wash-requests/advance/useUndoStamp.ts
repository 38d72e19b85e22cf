import type { StampedStage } from '@laundry/shared/rules/stages/request-progress';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { t } from '../../../i18n';
import { isStale, problemLines } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';
import { statusLabel } from '../row-facts';

/** Takes the stage back that was just stamped, as long as nobody went on from it meanwhile. */
export function useUndoStamp() {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  return async (id: number, { resultKey, status }: StampedStage) => {
    try {
      const row = await data.delDate(id, resultKey, status);
      notify(t('requests.advance.undone', { status: statusLabel(row.status) }), { type: 'success' });
    } catch (error) {
      notify(isStale(error) ? t('requests.advance.notUndone') : problemLines(error).join('\n'), { type: 'error' });
    } finally {
      void client.invalidateQueries({ queryKey: requestKeys.all });
    }
  };
}
