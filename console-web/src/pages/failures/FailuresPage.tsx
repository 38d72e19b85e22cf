import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { displayDateTime } from '@laundry/shared/time/display';
import { Link } from 'react-router';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import { jobName } from '../../i18n/job-name';
import { useMay } from '../../providers/access/OperatorContext';
import { nowJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { tokens } from '../../theme/tokens';
import { FailedMails } from './FailedMails';
import { FailedNotifications } from './FailedNotifications';
import { FailedOrders } from './FailedOrders';
import { FAILURES } from './failure-keys';

/** What went wrong without anybody at a screen: mails that were given up, providers told in vain, jobs that failed. */
export default function FailuresPage() {
  const data = useConsoleData();
  const may = useMay();
  const failures = useQuery({ queryKey: FAILURES, queryFn: () => data.failures() });
  return (
    <Box sx={{ maxWidth: 960, mx: 'auto' }}>
      <PageHeading title={t('failures.name')} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('failures.lead')}
      </Typography>
      {failures.data === undefined && failures.error !== null && (
        <FailedScreen error={failures.error} onRetry={() => void failures.refetch()} />
      )}
      {failures.isPending && <LoadingScreen />}
      {failures.data !== undefined && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Section title={t('failures.mails')}>
            <FailedMails mails={failures.data.mails} />
          </Section>
          {failures.data.notifications.length > 0 && (
            <Section title={t('failures.notifications')}>
              <FailedNotifications notifications={failures.data.notifications} />
            </Section>
          )}
          <Section title={t('failures.orders')}>
            <FailedOrders orders={failures.data.orders} />
          </Section>
          <Section title={t('failures.jobs')}>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {t(failures.data.jobs.length === 0 ? 'failures.noJobs' : 'failures.jobNote')}
            </Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {failures.data.jobs.map(({ job, slot }) => (
                <Box component="li" key={`${job} ${slot}`} sx={{ py: 0.5, borderColor: tokens.line }}>
                  {`${displayDateTime(slot, 'ja', nowJst())}　`}
                  {may('jobs') ? <Link to="/jobs">{jobName(job)}</Link> : jobName(job)}
                </Box>
              ))}
            </Box>
          </Section>
        </Box>
      )}
    </Box>
  );
}
