import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import { ReportDone } from '../report/ReportDone';

interface Props {
  readonly row: Work;
  readonly reason: string | null;
  /** The bags as they were counted here; null: they were not. */
  readonly counted: number | null;
  readonly onGoOn: () => void;
}

/** In place of what to do at a stop that others took away while it was on: nobody finds another one under their thumb. */
export const GoneStop = ({ row, reason, counted, onGoOn }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.5, p: 2, overflowWrap: 'anywhere' }}>
    <Alert severity="warning" role="alert">
      <AlertTitle>{t('day.gone.title')}</AlertTitle>
      {reason !== null && <Box sx={{ fontWeight: 700 }}>{reason}</Box>}
      {t('day.gone.lead')}
    </Alert>
    <Typography sx={{ fontSize: 17, fontWeight: 700 }}>
      {t('day.whose', { name: personName(row), id: row.id })}
    </Typography>
    {counted !== null && <Typography>{t('day.gone.counted', { count: counted })}</Typography>}
    <ReportDone row={row} reason={reason} count={counted ?? row.count} />
    <Button variant="contained" onClick={onGoOn} sx={{ minHeight: 52 }}>
      {t('day.gone.goOn')}
    </Button>
  </Box>
);
