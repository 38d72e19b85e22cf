/** That a run of the same job which began after this one had failed, in one of these slots, did what it left. */
const doneLater = (slots: string): string => `EXISTS (SELECT 1 FROM job_runs d
  WHERE d.job = j.job AND d.state = 'done' AND ${slots}
    AND COALESCE(d.started_at, d.slot) >= COALESCE(j.ended_at, j.slot))`;

/**
 * The runs `j` that failed in a slot from the parameter on, and whose work no other has done since. The clock's slot
 * that was due before is tried again after a run by hand; a week has 70,000, of which the others read few.
 */
export const FAILED_RUNS = `FROM job_runs j WHERE j.state = 'failed' AND j.slot >= ?
  AND NOT ${doneLater('d.slot > j.slot')} AND NOT (j.started_by IS NOT NULL AND ${doneLater('d.slot < j.slot')})`;
