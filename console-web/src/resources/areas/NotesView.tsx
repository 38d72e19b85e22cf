import { useState } from 'react';
import { areaTexts } from '../../i18n/areas';
import type { Area } from '../../providers/api-types';
import { NotesDialog } from './NotesDialog';

const { notes: texts } = areaTexts;

/** The notes of a row: their beginning, the whole behind a click. */
export function NotesView({ area }: { area: Area }) {
  const [isOpen, setOpen] = useState(false);
  if (area.bikou === '') return <span className="soft">{texts.none}</span>;
  return (
    <>
      <button
        type="button"
        className="plain excerpt"
        aria-label={texts.read(area.zipcode)}
        onClick={() => setOpen(true)}
      >
        {area.bikou}
      </button>
      {isOpen && <NotesDialog zipcode={area.zipcode} notes={area.bikou} onClose={() => setOpen(false)} />}
    </>
  );
}
