import { useResourceContext } from 'ra-core';
import { useState } from 'react';
import { t } from '../../../i18n';
import type { SharedRow } from '../shared-write/shared-row';
import { NoteDialog } from './NoteDialog';
import { WaitingDraft } from '../draft/WaitingDraft';

interface Props {
  readonly record: SharedRow;
  /** The field of the record that is the note, and what stands in it. */
  readonly source: string;
  readonly text: string | null;
  readonly title: string;
  /** What it is called, e.g. 備考, and which one it is for who cannot see where it stands, e.g. 決済12の備考. */
  readonly what: string;
  readonly of: string;
  readonly fieldLabel: string;
  readonly maxLength: number;
}

/** A note of a record, or the way to write one: read in its place, written in a dialog; what was not saved waits beneath. */
export function NoteEdit({ what, of, ...note }: Props) {
  const { record, source, text } = note;
  const draftName = `note.${useResourceContext()}.${record.id}.${source}`;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="plain note"
        aria-label={t('lists.note.edit', { of })}
        title={text || undefined}
        onClick={() => setOpen(true)}
      >
        <span>{text || t('lists.note.write')}</span>
      </button>
      {isOpen ? (
        <NoteDialog {...note} draftName={draftName} onClose={() => setOpen(false)} />
      ) : (
        <WaitingDraft name={draftName} what={what} of={of} onResume={() => setOpen(true)} />
      )}
    </>
  );
}
