import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { GuardedDialog } from '../../components/form/dialog/GuardedDialog';
import { t } from '../../i18n';
import { shellTexts } from '../../i18n/shell';
import type { Area, AreaBody } from '../../providers/api/api-types';

/** The notes of a row: their beginning, the whole behind a click. */
export function NotesView({ area: { zipcode, bikou } }: { area: Area }) {
  const [isOpen, setOpen] = useState(false);
  if (bikou === '') return <span className="soft">{t('areas.notes.none')}</span>;
  return (
    <>
      <button
        type="button"
        className="plain excerpt"
        aria-label={t('areas.notes.read', { zipcode })}
        onClick={() => setOpen(true)}
      >
        {bikou}
      </button>
      {isOpen && <NotesDialog zipcode={zipcode} notes={bikou} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The notes of a row in edit: their beginning, and the editor behind it. */
export function NotesInput({ notes, onChange }: { notes: string; onChange: (notes: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const zipcode = useWatch<AreaBody, 'zipcode'>({ name: 'zipcode' });
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {notes === '' ? t('areas.notes.write') : t('areas.notes.change')}
      </button>
      {notes !== '' && <div className="excerpt">{notes}</div>}
      {isOpen && <NotesDialog zipcode={zipcode} notes={notes} onClose={() => setOpen(false)} onOk={onChange} />}
    </>
  );
}

interface DialogProps {
  readonly zipcode: string;
  readonly notes: string;
  readonly onClose: () => void;
  /** Without it the notes are only to be read. */
  readonly onOk?: (notes: string) => void;
}

/** The whole of them: to read, or an editor with OK and reset. */
function NotesDialog({ zipcode, notes, onClose, onOk }: DialogProps) {
  const titleId = useId();
  const [text, setText] = useState(notes);
  // The dialog is drawn elsewhere, but its keys would still reach the row: they are not the row's.
  const keepKeys = (event: KeyboardEvent) => event.stopPropagation();
  const take = () => {
    onOk?.(text);
    onClose();
  };
  return (
    <GuardedDialog open maxWidth="sm" onClose={onClose} onKeyDown={keepKeys} aria-labelledby={titleId}>
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
    </GuardedDialog>
  );
}
