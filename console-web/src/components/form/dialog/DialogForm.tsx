import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { DraftNotice } from '../draft/DraftNotice';
import { FormProblem } from '../sending/FormProblem';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';
import { useLeaveQuestion } from './useLeaveQuestion';

export interface DialogFormFrame extends Pick<
  ActionDialogProps,
  'title' | 'subject' | 'pendingLabel' | 'danger' | 'maxWidth'
> {
  readonly submitLabel: string;
  /** There is nothing to send yet. */
  readonly disabled?: boolean;
  /** Something was chosen that is none of its fields, such as a file. */
  readonly isChanged?: boolean;
  /** The other button of a second step, in place of giving up. */
  readonly back?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

interface Props<Values extends FieldValues> extends DialogFormFrame {
  readonly form: UseFormReturn<Values>;
  /** What was typed is kept, over a reload too. */
  readonly draft?: { readonly isResumed: boolean; readonly drop: () => void } | undefined;
  readonly problems?: readonly string[];
  readonly isPending: boolean;
  readonly onSubmit: () => Promise<void>;
}

/**
 * react-admin's fields over the screen, in a form that the caller holds: a refusal keeps what was typed, and nobody gives it up
 * without a question.
 */
export function DialogForm<Values extends FieldValues>(props: Props<Values>) {
  const { form, draft, isChanged = false, back, problems = [], onSubmit, onClose, children, ...dialog } = props;
  const { isDirty } = form.formState;
  const leaving = useLeaveQuestion({
    isChanged: () => (isDirty && differs(form)) || isChanged || draft?.isResumed === true,
    isPending: dialog.isPending,
    onClose,
  });
  const close = () => {
    if (!dialog.isPending || draft === undefined) leaving.close();
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
      {leaving.question}
    </FormProvider>
  );
}

/** A field that was emptied again holds null, one that never held anything an empty text. */
const differs = <Values extends FieldValues>({ getValues, formState }: UseFormReturn<Values>): boolean =>
  withoutEmpty(getValues()) !== withoutEmpty(formState.defaultValues);

const withoutEmpty = (values: object | undefined): string =>
  JSON.stringify(values, (_, value: unknown) => (value === '' ? null : value));
