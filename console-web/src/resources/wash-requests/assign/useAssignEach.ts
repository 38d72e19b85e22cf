import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import type { components } from '@laundry/backend/api';
import type { StoredRow } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { useTellAssigned } from './useTellAssigned';

export type Assignment = Readonly<components['schemas']['AssignmentDto']>;

interface Assigned {
  readonly assignments: readonly Assignment[];
  /** What is said once it is done. */
  readonly text: string;
}

/** A request as it stands on the screen, and whose it becomes. */
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

/** Gives requests to people, all or none, and offers to take that back; whatever comes of it, they are read anew. */
export function useAssignEach() {
  const data = useConsoleData();
  const { tellAssigned, readAgain } = useTellAssigned();

  const giveBack = async (assignments: readonly Assignment[]) => {
    const given = assignments.filter(({ staff_id, seen_staff_id }) => staff_id !== seen_staff_id);
    if (given.length > 0) await data.assignEach({ assignments: given.map(back) });
  };
  return useOneMutation({
    mutationFn: ({ assignments }: Assigned) => data.assignEach({ assignments: [...assignments] }),
    onSuccess: (_, { assignments, text }) => tellAssigned(text, () => giveBack(assignments)),
    onSettled: readAgain,
  });
}
