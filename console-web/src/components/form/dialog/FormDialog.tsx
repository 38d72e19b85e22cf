import { type FormErrors, showErrors } from '@laundry/web-kit/forms/form-refusal';
import { type Rule, useRuleForm } from '@laundry/web-kit/forms/use-rule-form';
import type { FieldValues } from 'react-hook-form';
import type { FormDraft } from '../draft/useFormDraft';
import { submitErrors } from '../sending/submit-errors';
import { DialogForm, type DialogFormFrame } from './DialogForm';

interface Props<Values extends FieldValues> extends DialogFormFrame {
  readonly record: Values;
  readonly validate?: Rule<Values>;
  /**
   * Throws what it was refused with, or answers it in words, by field: it is told there, or above the buttons. Whatever else
   * it answers, what was typed has been sent.
   */
  readonly onSubmit: (values: Values) => Promise<FormErrors | undefined | void> | FormErrors | undefined | void;
  /** What is typed is stored until it is sent or given up. */
  readonly draft?: FormDraft<Values> | undefined;
}

/** A form over the screen that is sent as it stands; one that is confirmed first is `ConfirmedDialog`. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { record, validate, onSubmit, draft, onClose, ...frame } = props;
  const form = useRuleForm(validate, { record, keep: (values) => draft?.keep(values) });
  const drop = () => {
    draft?.forget();
    form.reset(draft?.fresh);
  };
  const send = async (values: Values): Promise<void> => {
    try {
      const errors = await onSubmit(values);
      if (errors) showErrors(form, errors);
      else draft?.forget();
    } catch (error) {
      showErrors(form, submitErrors(error, Object.keys(form.getValues())));
    }
  };
  return (
    <DialogForm
      {...frame}
      form={form}
      draft={draft && { isResumed: draft.isResumed, drop }}
      onClose={() => {
        draft?.forget();
        onClose();
      }}
      isPending={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(send)}
    />
  );
}
