import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { t } from '../../i18n';

const EVENTS = ['online', 'offline'] as const;

function subscribe(onChange: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, onChange);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, onChange);
  };
}

/** Said before anybody marks a stop in vain: without the line nothing is kept. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 1.5 }}>
      {t('day.offline')}
    </Alert>
  );
}
