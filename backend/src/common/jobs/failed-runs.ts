/** By job, when the last run that did its work had begun; of jobs that failed of late alone: a week has 70,000 runs. */
const LAST_DONE = `SELECT job, MAX(COALESCE(started_at, slot)) AS begun FROM job_runs
  WHERE state = 'done' AND job IN (SELECT job FROM job_runs WHERE state = 'failed' AND slot >= ?) GROUP BY job`;

/** The runs `j` that failed in a slot from both parameters on, and whose work no run that began since has done. */
export const FAILED_RUNS = `FROM job_runs j LEFT JOIN (${LAST_DONE}) d ON d.job = j.job
  WHERE j.state = 'failed' AND j.slot >= ? AND (d.begun IS NULL OR d.begun < COALESCE(j.ended_at, j.slot))`;
