import { useNotify, useResourceContext } from 'ra-core';
import { t } from '../../../i18n';
import { useFormContext } from 'react-hook-form';
import { CountedTextInput, wrongText } from '../fields/CountedTextInput';
import { FormDialog } from '../dialog/FormDialog';
import { ConflictNotice } from '../shared-write/ConflictNotice';
import { OthersChange } from '../shared-write/OthersChange';
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

/** What is typed, by the field that it is. */
type Values = Readonly<Record<string, string | null>>;

/** Where a note is written; what somebody else has written meanwhile stands above it. */
export function NoteDialog({ record, source, text, title, fieldLabel, maxLength, draftName, onClose }: Props) {
  const notify = useNotify();
  const shared = useSharedEdit(useResourceContext(), record, [source]);
  const draft = useFormDraft<Values>(draftName, { [source]: text ?? '' });
  const validate = ({ [source]: note }: Values) => {
    const problem = wrongText(note, maxLength);
    return problem === undefined ? {} : { [source]: problem };
  };
  const save = async ({ [source]: note }: Values) => {
    await shared.store({ [source]: note ?? '' });
    notify(t('lists.note.saved'), { type: 'success' });
    onClose();
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
      <OthersChange others={shared.others} drafted={draft.conflicts.length > 0 ? [textOf(draft.fresh[source])] : []}>
        {(words) => <OthersNote others={words} source={source} />}
      </OthersChange>
      <CountedTextInput autoFocus source={source} label={fieldLabel} maxLength={maxLength} />
    </FormDialog>
  );
}

/** The other's note beside one's own, to be taken, joined or replaced. */
function OthersNote({ others, source }: { others: OthersWords; source: string }) {
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const text = textOf(others.fields[source]);
  const write = (note: string) => setValue(source, note, { shouldDirty: true, shouldValidate: true });
  return (
    <ConflictNotice
      texts={[text]}
      others={others}
      onTake={() => write(text)}
      onJoin={() => write([text, getValues(source)].filter(Boolean).join('\n'))}
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
