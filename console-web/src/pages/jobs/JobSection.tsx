import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { displayDateTime } from '@laundry/shared/time/display';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import { jobName } from '../../i18n/job-name';
import { jobs as texts } from '../../i18n/jobs';
import type { Job } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { factsOf, scheduleOf } from './job-words';

interface Props {
  readonly job: Job;
  readonly onRun: () => void;
}

/** One job: when it runs, whether it is late, what became of its last runs, and the button that begins one. */
export function JobSection({ job, onRun }: Props) {
  const name = jobName(job.name);
  return (
    <Section title={name}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <div>
          <Typography color="textSecondary">{scheduleOf(job)}</Typography>
          {job.overdue_since !== null && (
            <Typography color="error" sx={{ fontWeight: 700 }}>
              {t('jobs.overdue', { at: displayDateTime(job.overdue_since, 'ja', nowJst()) })}
            </Typography>
          )}
        </div>
        <Button
          variant="outlined"
          aria-label={t('jobs.runOf', { job: name })}
          disabled={job.runs[0]?.state === 'running'}
          onClick={onRun}
        >
          {t('jobs.run')}
        </Button>
      </Box>
      {job.runs.length === 0 && <Typography>{t('jobs.never')}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {job.runs.map((run) => (
          <Box component="li" key={run.slot} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            <Typography
              component="span"
              sx={{ fontWeight: 700 }}
              color={run.state === 'failed' || run.state === 'stopped' ? 'error' : 'textPrimary'}
            >
              {texts.states[run.state]}
            </Typography>
            {`　${factsOf(run).join('　')}`}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
