import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { DraftNotice } from '../draft/DraftNotice';
import { FormProblem } from '../sending/FormProblem';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';
import { LeaveQuestion } from './LeaveQuestion';

export interface DialogFormFrame extends Pick<
  ActionDialogProps,
  'title' | 'subject' | 'pendingLabel' | 'danger' | 'maxWidth'
> {
  readonly submitLabel: string;
  /** There is nothing to send yet. */
  readonly disabled?: boolean;
  /** The other button of a second step, in place of giving up. */
  readonly back?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

interface Props<Values extends FieldValues> extends DialogFormFrame {
  readonly form: UseFormReturn<Values>;
  /** What was typed is kept: it is not given up without a question. */
  readonly draft?: { readonly isResumed: boolean; readonly drop: () => void } | undefined;
  readonly problems?: readonly string[];
  readonly isPending: boolean;
  readonly onSubmit: () => Promise<void>;
}

/** react-admin's fields over the screen, in a form that the caller holds: a refusal keeps what was typed. */
export function DialogForm<Values extends FieldValues>(props: Props<Values>) {
  const { form, draft, back, problems = [], onSubmit, onClose, children, ...dialog } = props;
  const [isAsking, setAsking] = useState(false);
  const { isDirty } = form.formState;
  const close = () => {
    // What has left cannot be given up any more: its answer is waited for.
    if (draft !== undefined && dialog.isPending) return;
    if (draft !== undefined && (isDirty || draft.isResumed)) setAsking(true);
    else onClose();
  };
  return (
    <FormProvider {...form}>
      <ActionDialog
        {...dialog}
        problems={problems}
        backLabel={back?.label}
        onBack={back?.onClick ?? close}
        onSubmit={() => void onSubmit()}
        onClose={close}
      >
        {draft?.isResumed && back === undefined && <DraftNotice onDrop={draft.drop} />}
        {children}
        <FormProblem />
      </ActionDialog>
      {isAsking && <LeaveQuestion onLeave={onClose} onStay={() => setAsking(false)} />}
    </FormProvider>
  );
}
