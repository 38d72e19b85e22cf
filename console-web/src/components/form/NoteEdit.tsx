import { type RaRecord, useNotify, useResourceContext, useUpdate } from 'ra-core';
import { useState } from 'react';
import { t } from '../../i18n';
import { CountedTextInput, tooLong } from './CountedTextInput';
import { FormDialog } from './FormDialog';
import { submitErrors } from './submit-errors';

interface Props {
  readonly record: RaRecord<number>;
  /** The field of the record that is the note, and what stands in it. */
  readonly source: string;
  readonly text: string | null;
  readonly title: string;
  /** What the button that opens it says to who cannot see where it stands. */
  readonly openLabel: string;
  readonly fieldLabel: string;
  readonly maxLength: number;
}

/** A note of a record, or the way to write one: read in its place, written in a dialog. */
export function NoteEdit({ record, source, text, title, openLabel, fieldLabel, maxLength }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [update] = useUpdate<RaRecord<number>>(useResourceContext());
  const notify = useNotify();
  const validate = ({ note }: { note?: string | null }) => {
    const problem = tooLong(note, maxLength);
    return problem === undefined ? {} : { note: problem };
  };
  const save = async ({ note }: { note?: string | null }) => {
    const params = { id: record.id, data: { [source]: note ?? '' }, previousData: record };
    try {
      await update(undefined, params, { returnPromise: true, mutationMode: 'pessimistic' });
      notify(t('lists.note.saved'), { type: 'success' });
      setOpen(false);
      return undefined;
    } catch (error) {
      const { [source]: note, ...others } = submitErrors(error, [source]);
      return { ...others, ...(note === undefined ? {} : { note }) };
    }
  };
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
      {isOpen && (
        <FormDialog
          title={title}
          submitLabel={t('lists.note.submit')}
          pendingLabel={t('lists.note.submitting')}
          record={{ note: text ?? '' }}
          validate={validate}
          onSubmit={(values: { note?: string | null }) => save(values)}
          onClose={() => setOpen(false)}
        >
          <CountedTextInput autoFocus source="note" label={fieldLabel} maxLength={maxLength} />
        </FormDialog>
      )}
    </>
  );
}
