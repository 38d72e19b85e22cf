import { useState } from 'react';
import { t } from '../../i18n';
import type { Area } from '../../providers/api/api-types';
import { NotesDialog } from './NotesDialog';

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
