import { type RaRecord, useNotify, useResourceContext, useUpdate } from 'ra-core';
import { t } from '../../i18n';
import { CountedTextInput, wrongText } from './CountedTextInput';
import { FormDialog } from './FormDialog';
import { Overtaken } from './Overtaken';
import { submitErrors } from './submit-errors';
import { useFormDraft } from './useFormDraft';

interface Props {
  readonly record: RaRecord<number>;
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
  const [update] = useUpdate<RaRecord<number>>(useResourceContext());
  const notify = useNotify();
  const draft = useFormDraft(draftName, { note: text ?? '' });
  const close = () => {
    draft.forget();
    onClose();
  };
  const validate = ({ note }: Values) => {
    const problem = wrongText(note, maxLength);
    return problem === undefined ? {} : { note: problem };
  };
  const save = async ({ note }: Values) => {
    const params = { id: record.id, data: { [source]: note ?? '' }, previousData: record };
    try {
      await update(undefined, params, { returnPromise: true, mutationMode: 'pessimistic' });
      notify(t('lists.note.saved'), { type: 'success' });
      close();
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
      onSubmit={(values: Values) => save(values)}
      onClose={close}
    >
      <Overtaken texts={draft.overtaken.length > 0 ? [draft.fresh.note] : []} />
      <CountedTextInput autoFocus source="note" label={fieldLabel} maxLength={maxLength} />
    </FormDialog>
  );
}
