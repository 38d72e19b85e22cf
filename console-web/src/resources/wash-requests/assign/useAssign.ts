import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { isStale, problemLines } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';
import { useTellUndo } from '../../../components/page/useTellUndo';

interface Assignment {
  readonly rows: readonly StoredRow[];
  /** null: nobody's. */
  readonly staffId: number | null;
  readonly name: string;
}

const idsOf = (rows: readonly StoredRow[]): number[] => rows.map(({ id }) => id);

/** Gives requests to somebody or to nobody, and offers to take that back. */
export function useAssign() {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const tellUndo = useTellUndo();
  const readAgain = () => client.invalidateQueries({ queryKey: requestKeys.all });

  const give = async (ids: number[], staffId: number | null) => {
    const [first] = ids;
    if (staffId === null) await data.unassignStaffs({ wash_request_id: ids });
    else if (ids.length === 1 && first !== undefined) await data.assignStaff(first, staffId);
    else await data.assignStaffs({ wash_request_id: ids, staff_id: staffId });
  };
  /** Back to whose each was, as long as nobody else gave them away meanwhile. */
  const undo = async ({ rows, staffId }: Assignment) => {
    const former = rows
      .filter((row) => row.staff_id !== staffId)
      .map(({ id, staff_id }) => ({ wash_request_id: id, staff_id }));
    try {
      if (former.length > 0) await data.returnStaffs({ seen_staff_id: staffId, former });
      notify(t('requests.assign.undone'), { type: 'success' });
    } catch (error) {
      const text = isStale(error) ? t('requests.assign.notUndone') : problemLines(error).join('\n');
      notify(text, { type: 'error' });
    } finally {
      void readAgain();
    }
  };
  return useOneMutation({
    mutationFn: ({ rows, staffId }: Assignment) => give(idsOf(rows), staffId),
    onSuccess: (_, assignment) => {
      const { name, rows } = assignment;
      const count = rows.length;
      const text =
        count === 1 ? t('requests.assign.doneOne', { name }) : t('requests.assign.doneMany', { count, name });
      tellUndo({ text, onUndo: () => void undo(assignment) });
      return readAgain();
    },
  });
}
