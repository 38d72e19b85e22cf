import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../i18n';
import { useLive } from '../../providers/live/live-store';

/** Beside what is being typed, which stays: somebody else has changed what it is about. */
export function WaitingNotice() {
  const { waiting, waitingBy, readNow } = useLive();
  if (waiting.length === 0) return null;
  const show = (
    <Button size="small" color="inherit" onClick={readNow}>
      {t('live.show')}
    </Button>
  );
  return (
    <Alert severity="info" role="status" action={show}>
      {t('live.changedNow', { who: waitingBy })}
    </Alert>
  );
}
