import type { FieldValues } from 'react-hook-form';
import { problemLines } from '../../../providers/api/problem';
import type { ConfirmedFlow } from '../sending/useConfirmedForm';
import { DialogForm, type DialogFormFrame } from './DialogForm';

interface Props<Values extends FieldValues, Checked> extends Omit<DialogFormFrame, 'back'> {
  readonly flow: ConfirmedFlow<Values, Checked>;
  /** What the button that leads back to the input says. */
  readonly backLabel: string;
}

/** A form over the screen in two steps: what, then a look at it. */
export function ConfirmedDialog<Values extends FieldValues, Checked>(props: Props<Values, Checked>) {
  const { flow, backLabel, onClose, ...frame } = props;
  const { form, confirming, pending } = flow;
  const close = () => {
    flow.drop();
    onClose();
  };
  return (
    <DialogForm
      {...frame}
      form={form}
      draft={flow}
      back={confirming === null ? undefined : { label: backLabel, onClick: flow.toInput }}
      problems={confirming === null ? [] : problemLines(flow.trouble)}
      isPending={pending || form.formState.isSubmitting}
      onSubmit={async () => (confirming === null ? flow.toConfirm() : flow.submit(confirming))}
      onClose={close}
    />
  );
}
