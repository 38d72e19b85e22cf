import { type FormErrors, showErrors } from '@laundry/web-kit/forms/form-refusal';
import { type Rule, useRuleForm } from '@laundry/web-kit/forms/use-rule-form';
import type { FieldValues } from 'react-hook-form';
import type { FormDraft } from '../draft/useFormDraft';
import { DialogForm, type DialogFormFrame } from './DialogForm';

interface Props<Values extends FieldValues> extends DialogFormFrame {
  readonly record: Values;
  readonly validate?: Rule<Values>;
  /** Answers what it was refused with, by field. */
  readonly onSubmit: (values: Values) => Promise<FormErrors | undefined | void> | FormErrors | undefined | void;
  /** What is typed is kept until it is sent or given up, by whoever opens the form. */
  readonly draft?: FormDraft<Values> | undefined;
}

/** A form over the screen that is sent as it stands; one that is confirmed first is `ConfirmedDialog`. */
export function FormDialog<Values extends FieldValues>(props: Props<Values>) {
  const { record, validate, onSubmit, draft, ...frame } = props;
  const form = useRuleForm(validate, { record, keep: (values) => draft?.keep(values) });
  const drop = () => {
    draft?.forget();
    form.reset(draft?.fresh);
  };
  return (
    <DialogForm
      {...frame}
      form={form}
      draft={draft && { isResumed: draft.isResumed, drop }}
      isPending={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(async (values) => showErrors(form, (await onSubmit(values)) ?? {}))}
    />
  );
}
