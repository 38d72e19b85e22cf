import { PROGRESS } from '@laundry/shared/constants/progress';
import type { StageColumns } from './stage-columns.js';

/** Whose work a stage was, and how many half bags, in SQL over `wash_requests w`: the folding's split, else the assignee, else who stamped it. */
export function stageWork({ status, by }: Pick<StageColumns, 'status' | 'by'>) {
  const isSplit = status === PROGRESS.folded;
  return {
    staff: isSplit ? `COALESCE(x.staff_id, w.staff_id, w.${by})` : `COALESCE(w.staff_id, w.${by})`,
    halves: isSplit ? 'COALESCE(x.half_count, w.count * 2)' : 'w.count * 2',
    join: isSplit ? 'LEFT JOIN wash_request_staffs x ON x.wash_request_id = w.id' : '',
  };
}
