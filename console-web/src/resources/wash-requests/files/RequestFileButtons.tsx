import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFilter } from '../../../components/list/useFilter';
import { t } from '../../../i18n';
import { todayJst } from '../../../providers/clock';
import { useMay } from '../../../providers/access/OperatorContext';
import { periodOf } from '../list/request-filter';
import { RoutePlanDialog } from './RoutePlanDialog';
import { UploadDialog } from './UploadDialog';
import { useDownload } from '../../../components/files/useDownload';

/** The two files that leave the list, the one that comes back, and what they are for. */
export function RequestFileButtons() {
  const may = useMay();
  const period = periodOf(useFilter());
  const from = period.from ?? todayJst();
  const to = period.to ?? from;
  const [dialog, setDialog] = useState<'route' | 'upload' | null>(null);
  const pickedUp = useDownload((data) => data.getPickedUpBags(from, to));
  const close = () => setDialog(null);
  if (!may('request.csv')) return null;
  return (
    <>
      <Button variant="outlined" disabled={pickedUp.isPending} onClick={() => pickedUp.mutate()}>
        {pickedUp.isPending ? t('lists.file.making') : t('requestFiles.csv1')}
      </Button>
      <Button variant="outlined" onClick={() => setDialog('route')}>
        {t('requestFiles.csv2')}
      </Button>
      {may('request.upload') && (
        <Button variant="outlined" onClick={() => setDialog('upload')}>
          {t('requestFiles.upload')}
        </Button>
      )}
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ flexBasis: '100%', whiteSpace: 'pre-line', textAlign: { md: 'right' } }}
      >
        {[t('requestFiles.note1'), t('requestFiles.note2'), t('requestFiles.note3')].join('\n')}
      </Typography>
      {dialog === 'route' && <RoutePlanDialog day={from} onClose={close} />}
      {dialog === 'upload' && <UploadDialog onClose={close} />}
    </>
  );
}
