import { useNotify, useResourceContext } from 'ra-core';
import { t } from '../../../i18n';
import { useFormContext } from 'react-hook-form';
import { CountedTextInput, wrongText } from '../fields/CountedTextInput';
import { FormDialog } from '../dialog/FormDialog';
import { ConflictNotice } from '../shared-write/ConflictNotice';
import { submitErrors } from '../sending/submit-errors';
import { useFormDraft } from '../draft/useFormDraft';
import type { SharedRow } from '../shared-write/shared-row';
import { useSharedEdit } from '../shared-write/useSharedEdit';
import type { OthersWords } from '../shared-write/useSharedWrite';

interface Props {
  readonly record: SharedRow;
  readonly source: string;
  readonly text: string | null;
  readonly title: string;
  readonly fieldLabel: string;
  readonly maxLength: number;
  readonly draftName: string;
  readonly onClose: () => void;
}

interface Values {
  readonly note?: string | null;
}

/** Where a note is written; what somebody else has written meanwhile stands above it. */
export function NoteDialog({ record, source, text, title, fieldLabel, maxLength, draftName, onClose }: Props) {
  const notify = useNotify();
  const shared = useSharedEdit(useResourceContext(), record);
  const draft = useFormDraft(draftName, { note: text ?? '' });
  const validate = ({ note }: Values) => {
    const problem = wrongText(note, maxLength);
    return problem === undefined ? {} : { note: problem };
  };
  const save = async ({ note }: Values) => {
    try {
      await shared.store({ [source]: note ?? '' });
      notify(t('lists.note.saved'), { type: 'success' });
      onClose();
      return undefined;
    } catch (error) {
      const { [source]: note, ...others } = submitErrors(error, [source]);
      return { ...others, ...(note === undefined ? {} : { note }) };
    }
  };
  return (
    <FormDialog
      title={title}
      submitLabel={t('lists.note.submit')}
      pendingLabel={t('lists.note.submitting')}
      record={draft.record}
      draft={draft}
      validate={validate}
      onSubmit={save}
      onClose={onClose}
    >
      {shared.others === null ? (
        <ConflictNotice texts={draft.conflicts.length > 0 ? [draft.fresh.note] : []} />
      ) : (
        <OthersNote others={shared.others} text={textOf(shared.others.fields[source])} />
      )}
      <CountedTextInput autoFocus source="note" label={fieldLabel} maxLength={maxLength} />
    </FormDialog>
  );
}

/** The other's note beside one's own, to be taken, joined or replaced. */
function OthersNote({ others, text }: { others: OthersWords; text: string }) {
  const { getValues, setValue } = useFormContext<{ note: string }>();
  const write = (note: string) => setValue('note', note, { shouldDirty: true, shouldValidate: true });
  return (
    <ConflictNotice
      texts={[text]}
      others={others}
      onTake={() => write(text)}
      onJoin={() => write([text, getValues('note')].filter(Boolean).join('\n'))}
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
