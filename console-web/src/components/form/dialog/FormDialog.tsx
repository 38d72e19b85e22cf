import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { Form, type FormProps } from 'ra-core';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { shellTexts } from '../../../i18n/shell';
import { FocusFirstWrong } from '../sending/FocusFirstWrong';
import { FormProblem } from '../sending/FormProblem';
import { KeepDraft } from '../draft/KeepDraft';
import { LeaveQuestion } from './LeaveQuestion';
import type { FormDraft } from '../draft/useFormDraft';

interface Props extends Pick<FormProps, 'record' | 'defaultValues' | 'validate' | 'onSubmit'> {
  readonly title: string;
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly onClose: () => void;
  /** The other button of a second step, in place of giving up. */
  readonly back?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly danger?: boolean;
  /** There is nothing to send yet. */
  readonly disabled?: boolean;
  readonly maxWidth?: DialogProps['maxWidth'];
  /** What is typed is kept until it is sent or given up, by whoever opens the form: it is not given up without a question. */
  readonly draft?: FormDraft | undefined;
  readonly children: ReactNode;
}

/** A form over the screen: Enter sends, Esc closes, nothing is sent twice, a refusal keeps what was typed. From below on phones. */
export function FormDialog({ title, submitLabel, pendingLabel, onClose, children, ...props }: Props) {
  const { back, danger = false, disabled = false, maxWidth = 'xs', draft, ...form } = props;
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isTyped = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (draft !== undefined && (isTyped.current || draft.isResumed)) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        onClose={close}
        maxWidth={maxWidth}
        aria-labelledby={titleId}
        // A form cannot be the dialog itself: it would lose its role. Its box takes no part in the layout.
        sx={{ '& form': { display: 'contents' } }}
      >
        <Form {...form} shouldFocusError={false} noValidate disableInvalidFormNotification>
          <FocusFirstWrong within={box} />
          <TypedInto isTyped={isTyped} />
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent ref={box}>
            <Stack sx={{ gap: 2, pt: 0.75 }}>
              {draft && back === undefined && <KeepDraft draft={draft} />}
              {children}
              <FormProblem />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={back?.onClick ?? close}>
              {back?.label ?? shellTexts.cancel}
            </Button>
            <SubmitButton label={submitLabel} pendingLabel={pendingLabel} danger={danger} disabled={disabled} />
          </DialogActions>
        </Form>
      </Dialog>
      {isAsking && <LeaveQuestion onLeave={onClose} onStay={() => setAsking(false)} />}
    </>
  );
}

/** Lets the frame of a form know whether something was typed. */
function TypedInto({ isTyped }: { isTyped: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  useEffect(() => {
    isTyped.current = isDirty;
  }, [isDirty, isTyped]);
  return null;
}

interface SubmitProps extends Required<Pick<Props, 'danger' | 'disabled'>> {
  readonly label: string;
  readonly pendingLabel: string;
}

function SubmitButton({ label, pendingLabel, danger, disabled }: SubmitProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" color={danger ? 'error' : 'primary'} disabled={disabled || isSubmitting}>
      {isSubmitting ? pendingLabel : label}
    </Button>
  );
}
