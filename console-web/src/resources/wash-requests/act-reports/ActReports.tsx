import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { customerPath } from '../../../components/links/CustomerLink';
import { Section } from '../../../components/page/Section';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import type { ActReport } from '../../../providers/api/api-types';
import { useConsoleData } from '../../../providers/useConsoleData';
import { TOUCH_TARGET, tokens } from '../../../theme/tokens';
import { requestKeys } from '../request-keys';
import { requestPaths } from '../request-paths';
import { statusLabel } from '../row-facts';
import { doneLine } from './done-line';

interface Props {
  readonly reports: readonly ActReport[] | undefined;
  /** Why they did not come. */
  readonly error: Error | null;
  /** The screen says whose request it is, and how it is by now. */
  readonly isOfScreen?: boolean;
}

/** What was done at stops and is in no request, until somebody has seen to it; nothing where there is none. */
export function ActReports({ reports, error, isOfScreen = false }: Props) {
  const { closeActReport } = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const close = useOneMutation({
    mutationFn: (id: number) => closeActReport(id),
    onSuccess: () => notify(t('actReports.closed'), { type: 'success' }),
    onError: (error) => notify(problemLines(error).join('、'), { type: 'warning' }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
  if (reports === undefined && error !== null)
    return (
      <Alert severity="warning" role="none">
        {t('actReports.unknown')}
        <ProblemLines lines={problemLines(error)} />
      </Alert>
    );
  if (reports === undefined || reports.length === 0) return null;
  return (
    <Section title={t('actReports.title', { count: reports.length })}>
      <Typography variant="body2" color="textSecondary">
        {t('actReports.lead')}
      </Typography>
      <Box component="ul" sx={list}>
        {reports.map((report) => (
          <li key={report.id}>
            <Box sx={{ flex: 1, minWidth: 220, overflowWrap: 'anywhere' }}>
              <Typography sx={{ fontWeight: 700 }}>{doneLine(report)}</Typography>
              {!isOfScreen && <Typography>{whoseLine(report)}</Typography>}
              {!isOfScreen && (
                <Typography variant="body2" color="textSecondary">
                  {nowLine(report)}
                </Typography>
              )}
            </Box>
            <Button
              variant="outlined"
              disabled={close.isPending}
              aria-label={t('actReports.closeOf', { what: doneLine(report) })}
              onClick={() => close.mutate(report.id)}
              sx={{ minHeight: TOUCH_TARGET }}
            >
              {t('actReports.close')}
            </Button>
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** An ended request has no page, but its customer has, with the telephone. */
const whoseLine = ({ user, user_id, wreq_id: id, status }: ActReport) => (
  <Link
    component={RouterLink}
    to={status === null ? customerPath(user_id) : requestPaths.detail(id)}
    sx={{ color: 'inherit' }}
  >
    {t('day.whose', { name: user, id })}
  </Link>
);

const nowLine = ({ status, staff_name: staff }: ActReport): string =>
  status === null
    ? t('actReports.ended')
    : t('actReports.now', { status: statusLabel(status), staff: staff ?? t('actReports.nobody') });

const list = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.25 },
  '& > li + li': { borderTop: `1px solid ${tokens.line}` },
};
