import { personName } from '@laundry/shared/text/person-name';
import { useNotify } from 'ra-core';
import { t } from '../../../../i18n';
import type { StoredRow } from '../../../../providers/api/api-types';
import { problemLines } from '../../../../providers/api/problem';
import type { AssignChoice } from '../../assign/assign-choices';
import { assignmentOf, useAssignEach } from '../../assign/useAssignEach';

export interface MoveStop {
  /** null: to nobody. */
  readonly move: (row: StoredRow, staff: AssignChoice | null) => void;
  /** The stop that is on its way. */
  readonly moving: number | null;
}

/** Puts a stop into another lane; a refusal says why, and the stop is where the server has it. */
export function useMoveStop(): MoveStop {
  const notify = useNotify();
  const { mutate, isPending, variables } = useAssignEach();
  const move = (row: StoredRow, staff: AssignChoice | null) => {
    if (isPending || row.staff_id === (staff?.id ?? null)) return;
    const name = staff === null ? t('board.unassigned') : personName(staff);
    const text = t('board.moved', { name: personName(row), staff: name });
    mutate(
      { assignments: [assignmentOf(row, staff?.id ?? null)], text },
      { onError: (error) => notify(problemLines(error).join('\n'), { type: 'error' }) },
    );
  };
  return { move, moving: isPending ? (variables.assignments[0]?.wash_request_id ?? null) : null };
}
