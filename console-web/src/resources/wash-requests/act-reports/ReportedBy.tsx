import Typography from '@mui/material/Typography';
import { t } from '../../../i18n';
import { shownMoment } from './done-line';
import type { ReportedFacts } from './recording';

/** Where the values of a form come from that was filled in by a report. */
export const ReportedBy = ({ reported: { operation_user: who, made_at } }: { reported: ReportedFacts }) => (
  <Typography variant="body2" color="textSecondary">
    {t('actReports.from', { who, moment: shownMoment(made_at) })}
  </Typography>
);
