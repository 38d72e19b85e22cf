import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import type { components } from '@laundry/backend/api';
import { useNotify } from 'ra-core';
import { useTellUndo } from '../../../components/page/useTellUndo';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { isStale, problemLines } from '../../../providers/api/problem';
import { useConsoleData } from '../../../providers/useConsoleData';
import { requestKeys } from '../request-keys';

export type Assignment = Readonly<components['schemas']['AssignmentDto']>;

interface Assigned {
  readonly assignments: readonly Assignment[];
  /** What is said once it is done. */
  readonly text: string;
}

/** A stop as it stands on the board, and whose it becomes. */
export const assignmentOf = (row: StoredRow, staffId: number | null): Assignment => ({
  wash_request_id: row.id,
  staff_id: staffId,
  seen_staff_id: row.staff_id,
  seen_status: row.status,
  seen_sched_dt: row.sched_dt,
});

const back = (assignment: Assignment): Assignment => ({
  ...assignment,
  staff_id: assignment.seen_staff_id ?? null,
  seen_staff_id: assignment.staff_id ?? null,
});

/** Gives stops to people, all or none, and offers to take that back; whatever comes of it, the board is read anew. */
export function useAssignEach() {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const tellUndo = useTellUndo();
  const readAgain = () => client.invalidateQueries({ queryKey: requestKeys.all });

  const undo = async ({ assignments }: Assigned) => {
    try {
      await data.assignEach({ assignments: assignments.map(back) });
      notify(t('requests.assign.undone'), { type: 'success' });
    } catch (error) {
      const text = isStale(error) ? t('requests.assign.notUndone') : problemLines(error).join('\n');
      notify(text, { type: 'error' });
    } finally {
      void readAgain();
    }
  };
  return useOneMutation({
    mutationFn: ({ assignments }: Assigned) => data.assignEach({ assignments: [...assignments] }),
    onSuccess: (_, assigned) => tellUndo({ text: assigned.text, onUndo: () => void undo(assigned) }),
    onSettled: readAgain,
  });
}
