import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { t } from '../../../i18n';

/** That a form begins with what was typed before, and the way to begin it anew. */
export function DraftNotice({ onDrop }: { onDrop: () => void }) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={onDrop}>
          {t('lists.draft.drop')}
        </Button>
      }
    >
      {t('lists.draft.resumed')}
    </Alert>
  );
}
