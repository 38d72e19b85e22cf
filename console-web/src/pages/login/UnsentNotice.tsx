import Alert from '@mui/material/Alert';
import { t } from '../../i18n';
import { useAllUnsent } from '../../providers/offline-acts/useUnsentActs';

/** What somebody's ended session has left unsent on this device: by number, and for whom it waits. */
export default function UnsentNotice() {
  const { length: count } = useAllUnsent();
  if (count === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('day.unsent.waitsFor', { count })}
    </Alert>
  );
}
