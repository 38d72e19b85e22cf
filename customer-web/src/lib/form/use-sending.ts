import { useMutation } from '@tanstack/react-query';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useBackToFields } from './use-back-to-fields';

interface SendingOptions<Values extends FieldValues, Checked, Answer> {
  form: UseFormReturn<Values>;
  steps: { toConfirm: (checked: Checked) => void; toInput: () => void };
  send: (checked: Checked) => Promise<Answer>;
  onSent: (answer: Answer, checked: Checked) => unknown;
  onRefused?: () => void;
  /** A refusal of the server in the words of this form's fields. */
  refusalOf?: (error: unknown, checked: Checked) => unknown;
}

/** A confirmed form on its way to the server. Every confirmation begins anew: it tells nothing of what was sent before. */
export function useSending<Values extends FieldValues, Checked, Answer>({
  form,
  steps,
  send,
  onSent,
  onRefused,
  refusalOf = (error) => error,
}: SendingOptions<Values, Checked, Answer>) {
  const backToFields = useBackToFields(form, steps.toInput);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error, checked) => {
      backToFields(refusalOf(error, checked));
      onRefused?.();
    },
  });
  const { error, variables: sent } = sending;
  const pending = sending.isPending || sending.isSuccess;
  return {
    /** Until the next screen is there, which comes a moment after the answer: no second press in between. */
    pending,
    /** Why it was not sent, for `NotSent`. */
    trouble: error !== null && sent !== undefined ? refusalOf(error, sent) : null,
    sent,
    toConfirm: (checked: Checked): void => {
      sending.reset();
      steps.toConfirm(checked);
    },
    submit: (checked: Checked): void => {
      if (!pending) sending.mutate(checked);
    },
  };
}
