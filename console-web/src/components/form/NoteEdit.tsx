import { useResourceContext } from 'ra-core';
import { useState } from 'react';
import { t } from '../../i18n';
import { NoteDialog, type SharedRecord } from './NoteDialog';
import { WaitingDraft } from './WaitingDraft';

interface Props {
  readonly record: SharedRecord;
  /** The field of the record that is the note, and what stands in it. */
  readonly source: string;
  readonly text: string | null;
  readonly title: string;
  /** What the button that opens it says to who cannot see where it stands. */
  readonly openLabel: string;
  readonly fieldLabel: string;
  readonly maxLength: number;
}

/** A note of a record, or the way to write one: read in its place, written in a dialog; what was not saved waits beneath. */
export function NoteEdit({ openLabel, ...note }: Props) {
  const { record, source, text } = note;
  const draftName = `note.${useResourceContext()}.${record.id}.${source}`;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="plain note"
        aria-label={openLabel}
        title={text || undefined}
        onClick={() => setOpen(true)}
      >
        <span>{text || t('lists.note.write')}</span>
      </button>
      {isOpen ? (
        <NoteDialog {...note} draftName={draftName} onClose={() => setOpen(false)} />
      ) : (
        <WaitingDraft name={draftName} what={note.fieldLabel} onResume={() => setOpen(true)} />
      )}
    </>
  );
}
