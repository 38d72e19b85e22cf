import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Confirm } from '../../components/form/dialog/Confirm';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import { t } from '../../i18n';
import { jobName } from '../../i18n/job-name';
import { problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { JobSection } from './JobSection';
import { inOrder, lateOf } from './job-words';
import { RetentionSection } from './RetentionSection';

const JOBS = ['jobs'] as const;
/** ms between two looks while the page is open: a run that was begun is seen to end. */
const LOOK_EVERY = 5_000;

/** What the clock starts: when, what became of it, and beginning it now. */
export default function JobsPage() {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const [asked, setAsked] = useState<string | null>(null);
  const jobs = useQuery({ queryKey: JOBS, queryFn: () => data.listJobs(), refetchInterval: LOOK_EVERY });
  const erasure = useQuery({
    queryKey: [...JOBS, 'erasure'],
    queryFn: () => data.erasure(),
    refetchInterval: LOOK_EVERY,
  });
  const run = useOneMutation({
    mutationFn: (name: string) => data.runJob(name),
    onSuccess: () => notify(t('jobs.started'), { type: 'success' }),
    onError: (error) => notify(problemLines(error).join('、'), { type: 'warning' }),
    onSettled: () => {
      setAsked(null);
      return client.invalidateQueries({ queryKey: JOBS });
    },
  });
  const late = lateOf(jobs.data ?? []);
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageHeading title={t('jobs.name')} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('jobs.lead')}
      </Typography>
      {jobs.data === undefined && jobs.error !== null && (
        <FailedScreen error={jobs.error} onRetry={() => void jobs.refetch()} />
      )}
      {jobs.isPending && <LoadingScreen />}
      {late > 0 && (
        <Typography color="error" sx={{ mb: 2, fontWeight: 700 }}>
          {t('jobs.late', { count: late })}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {inOrder(jobs.data ?? []).map((job) => (
          <JobSection key={job.name} job={job} onRun={() => setAsked(job.name)} />
        ))}
      </Box>
      {erasure.data !== undefined && (
        <Box sx={{ mt: 2 }}>
          <RetentionSection erasure={erasure.data} />
        </Box>
      )}
      {erasure.data === undefined && erasure.error !== null && jobs.data !== undefined && (
        <FailedScreen error={erasure.error} onRetry={() => void erasure.refetch()} />
      )}
      {asked !== null && (
        <Confirm
          title={t('jobs.confirm', { job: jobName(asked) })}
          content={t('jobs.consequence')}
          confirm={t('jobs.run')}
          loading={run.isPending}
          onConfirm={() => run.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}
