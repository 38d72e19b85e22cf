import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { useTellAssigned } from './useTellAssigned';

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
  const { tellAssigned, readAgain } = useTellAssigned();

  const give = async (ids: number[], staffId: number | null) => {
    const [first] = ids;
    if (staffId === null) await data.unassignStaffs({ wash_request_id: ids });
    else if (ids.length === 1 && first !== undefined) await data.assignStaff(first, staffId);
    else await data.assignStaffs({ wash_request_id: ids, staff_id: staffId });
  };
  /** Back to whose each was, as long as nobody else gave them away meanwhile. */
  const giveBack = async ({ rows, staffId }: Assignment) => {
    const former = rows
      .filter((row) => row.staff_id !== staffId)
      .map(({ id, staff_id }) => ({ wash_request_id: id, staff_id }));
    if (former.length > 0) await data.returnStaffs({ seen_staff_id: staffId, former });
  };
  return useOneMutation({
    mutationFn: ({ rows, staffId }: Assignment) => give(idsOf(rows), staffId),
    onSuccess: (_, assignment) => {
      const { name, rows } = assignment;
      const count = rows.length;
      const text =
        count === 1 ? t('requests.assign.doneOne', { name }) : t('requests.assign.doneMany', { count, name });
      tellAssigned(text, () => giveBack(assignment));
      return readAgain();
    },
  });
}
