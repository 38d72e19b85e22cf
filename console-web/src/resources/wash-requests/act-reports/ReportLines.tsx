import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { refusedActWords } from '@laundry/shared/rules/history/refused-act-words';
import { Link as RouterLink } from 'react-router';
import { customerPath } from '../../../components/links/CustomerLink';
import { t } from '../../../i18n';
import type { ActReport } from '../../../providers/api/api-types';
import { requestPaths } from '../request-paths';
import { statusLabel } from '../row-facts';
import { doneLine } from './done-line';

/** Who did what, and why it was not taken; `isOfScreen`: the screen says whose request it is, and how it is by now. */
export function ReportLines({ report, isOfScreen }: { report: ActReport; isOfScreen: boolean }) {
  const why = report.refusal === null ? null : refusedActWords(report.refusal);
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{doneLine(report)}</Typography>
      {why !== null && <Typography>{t('actReports.why', { why })}</Typography>}
      {!isOfScreen && <Typography>{whoseLine(report)}</Typography>}
      {!isOfScreen && (
        <Typography variant="body2" color="textSecondary">
          {nowLine(report)}
        </Typography>
      )}
    </>
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
