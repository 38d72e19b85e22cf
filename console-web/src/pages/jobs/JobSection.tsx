import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import { jobName } from '../../i18n/job-name';
import { jobs as texts } from '../../i18n/jobs';
import type { Job } from '../../providers/api/api-types';
import { factsOf, scheduleOf } from './job-words';

interface Props {
  readonly job: Job;
  readonly onRun: () => void;
}

/** One job: when it runs, what became of its last runs, and the button that begins one. */
export function JobSection({ job, onRun }: Props) {
  const name = jobName(job.name);
  return (
    <Section title={name}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography color="textSecondary">{scheduleOf(job)}</Typography>
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
