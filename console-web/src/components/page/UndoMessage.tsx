import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification } from 'ra-core';
import { t } from '../../i18n';

/** Long enough to see a mistake, short enough that hardly anybody else acts meanwhile. */
export const UNDO_MILLIS = 10_000;

/** What was done, and the way back as long as it stands there. */
export function UndoMessage({ text, onUndo }: { text: string; onUndo: () => void }) {
  const close = useCloseNotification();
  const undo = () => {
    close();
    onUndo();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { alignItems: 'center', pt: 0 } }}
      action={
        <Button color="inherit" size="small" variant="outlined" sx={{ whiteSpace: 'nowrap' }} onClick={undo}>
          {t('lists.undo')}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
