import { useState } from 'react';
import { areaTexts } from '../../i18n/areas';
import { NotesDialog } from './NotesDialog';

const { notes: texts } = areaTexts;

interface Props {
  readonly zipcode: string;
  readonly notes: string;
  readonly isLocked: boolean;
  readonly onChange: (notes: string) => void;
}

/** The notes of a row in edit: their beginning, and the editor behind it. */
export function NotesInput({ zipcode, notes, isLocked, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" disabled={isLocked} onClick={() => setOpen(true)}>
        {notes === '' ? texts.write : texts.change}
      </button>
      {notes !== '' && <div className="excerpt">{notes}</div>}
      {isOpen && <NotesDialog zipcode={zipcode} notes={notes} onClose={() => setOpen(false)} onOk={onChange} />}
    </>
  );
}
