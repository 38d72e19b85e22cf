import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isForForm } from '@laundry/web-kit/calls/api-error';
import { useBackToFields } from './use-back-to-fields';
import { useTellWhoLeft } from './use-tell-who-left';
import { useOneMutation } from './use-one-mutation';

interface SendingOptions<Values extends FieldValues, Checked, Answer> {
  form: UseFormReturn<Values>;
  steps: { toConfirm: (checked: Checked) => void; toInput: () => void; isAtConfirm: () => boolean };
  send: (checked: Checked) => Promise<Answer>;
  onSent: (answer: Answer, checked: Checked) => unknown;
  /** Whether it is still to be paid, at a provider. */
  isUnpaid?: (answer: Answer) => boolean;
  onRefused?: (error: unknown) => void;
  /** A refusal of the server in the words of this form's fields. */
  refusalOf?: (error: unknown, checked: Checked) => unknown;
}

/**
 * A confirmed form on its way to the server. Every confirmation begins anew: it tells nothing of what was sent before.
 * Whoever does not wait for the answer is told wherever they are by then.
 */
export function useSending<Values extends FieldValues, Checked, Answer>({
  form,
  steps,
  send,
  onSent,
  isUnpaid = () => false,
  onRefused,
  refusalOf = (error) => error,
}: SendingOptions<Values, Checked, Answer>) {
  const backToFields = useBackToFields(form, steps.toInput);
  const { stands, ...whoLeft } = useTellWhoLeft();
  const latest = useRef<Checked | null>(null);
  const sending = useOneMutation({
    mutationFn: send,
    onSuccess: (answer, checked) => {
      const following = onSent(answer, checked);
      whoLeft.sent(isUnpaid(answer));
      return following;
    },
    onError: (error, checked) => {
      const refusal = refusalOf(error, checked);
      // Something else may be confirmed by now, of which nothing is refused.
      const isLatest = latest.current === checked;
      whoLeft.refused(refusal, isLatest && (steps.isAtConfirm() || (stands.current && isForForm(refusal))));
      if (isLatest) backToFields(refusal);
      onRefused?.(error);
    },
  });
  const { error, variables: sent } = sending;
  const refusal = error !== null && sent !== undefined ? refusalOf(error, sent) : null;
  const pending = sending.isPending || sending.isSuccess;
  return {
    /** Until the next screen is there, which comes a moment after the answer: no second press in between. */
    pending,
    /** Why it was not sent, for `NotSent`, unless the fields of the form can mend it. */
    trouble: isForForm(refusal) ? null : refusal,
    sent,
    toConfirm: (checked: Checked): void => {
      sending.reset();
      latest.current = null;
      steps.toConfirm(checked);
    },
    submit: (checked: Checked): void => {
      if (pending) return;
      whoLeft.forget();
      latest.current = checked;
      sending.mutate(checked);
    },
  };
}
