import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useCloseNotification } from 'ra-core';
import { t } from '../../i18n';

/** Long enough to see a mistake, short enough that hardly anybody else acts meanwhile. */
export const UNDO_MILLIS = 10_000;

interface Props {
  readonly text: string;
  /** What the button says. */
  readonly undo?: string;
  readonly onUndo: () => void;
}

/** What was done, and the way back as long as it stands there. */
export function UndoMessage({ text, undo = t('lists.undo'), onUndo }: Props) {
  const close = useCloseNotification();
  const goBack = () => {
    close();
    onUndo();
  };
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={{ alignItems: 'center', '& .MuiAlert-action': { alignItems: 'center', pt: 0 } }}
      action={
        <Button color="inherit" size="small" variant="outlined" sx={{ whiteSpace: 'nowrap' }} onClick={goBack}>
          {undo}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
