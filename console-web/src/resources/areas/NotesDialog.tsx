import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { t } from '../../i18n';
import { shellTexts } from '../../i18n/shell';

interface Props {
  readonly zipcode: string;
  readonly notes: string;
  readonly onClose: () => void;
  /** Without it the notes are only to be read. */
  readonly onOk?: (notes: string) => void;
}

/** The notes of an area: a view to read, or an editor with OK and reset. */
export function NotesDialog({ zipcode, notes, onClose, onOk }: Props) {
  const titleId = useId();
  const [text, setText] = useState(notes);
  // The dialog is drawn elsewhere, but its keys would still reach the row: they are not the row's.
  const keepKeys = (event: KeyboardEvent) => event.stopPropagation();
  const take = () => {
    onOk?.(text);
    onClose();
  };
  return (
    <Dialog open maxWidth="sm" onClose={onClose} onKeyDown={keepKeys} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {zipcode === '' ? t('areas.notes.title') : t('areas.notes.titleOf', { zipcode })}
      </DialogTitle>
      <DialogContent>
        {onOk ? (
          <TextField
            autoFocus
            multiline
            minRows={5}
            maxRows={14}
            label={t('areas.notes.title')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            sx={{ mt: 1 }}
          />
        ) : (
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{notes}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        {onOk ? (
          <>
            <Button variant="outlined" disabled={text === notes} onClick={() => setText(notes)}>
              {t('areas.notes.reset')}
            </Button>
            <Button variant="contained" onClick={take}>
              {t('areas.notes.ok')}
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onClose}>
            {shellTexts.close}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
