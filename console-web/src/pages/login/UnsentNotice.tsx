import Alert from '@mui/material/Alert';
import { t } from '../../i18n';
import { useAllUnsent } from '../../providers/offline-acts/useUnsentActs';

/** What somebody's ended session has left unsent on this device: by number, and for whom it waits. Photos went with the session. */
export default function UnsentNotice() {
  const { length: count } = useAllUnsent().filter(({ act }) => act.kind !== 'photo');
  if (count === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('day.unsent.waitsFor', { count })}
    </Alert>
  );
}
