import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useTellUndo } from '../../../components/page/useTellUndo';
import { t } from '../../../i18n';
import { isStale, problemLines } from '../../../providers/api/problem';
import { requestKeys } from '../request-keys';

/** Tells what was given to somebody, with the way back; whatever comes of that, the requests are read anew. */
export function useTellAssigned() {
  const client = useQueryClient();
  const notify = useNotify();
  const tellUndo = useTellUndo();
  const readAgain = () => client.invalidateQueries({ queryKey: requestKeys.all });

  const giveBack = async (back: () => Promise<unknown>) => {
    try {
      await back();
      notify(t('requests.assign.undone'), { type: 'success' });
    } catch (error) {
      const text = isStale(error) ? t('requests.assign.notUndone') : problemLines(error).join('\n');
      notify(text, { type: 'error' });
    } finally {
      void readAgain();
    }
  };
  const tellAssigned = (text: string, back: () => Promise<unknown>) =>
    tellUndo({ text, onUndo: () => void giveBack(back) });
  return { tellAssigned, readAgain };
}
