import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { t } from '../../i18n';
import type { AreaBody } from '../../providers/api/api-types';
import { NotesDialog } from './NotesDialog';

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
