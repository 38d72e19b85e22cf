import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { focusFirstWrong } from '@laundry/web-kit/forms/steps/focus';
import { type FormEvent, type ReactNode, use, useEffect, useId, useState } from 'react';
import { GuardedDialog } from './GuardedDialog';
import { shellTexts } from '../../../i18n/shell';
import { ProblemLines } from '../../page/ProblemLines';
import { WaitingNotice } from '../../live/WaitingNotice';
import { Halted } from './halted';
import { useFocusBack } from './useFocusBack';

export interface ActionDialogProps {
  readonly title: string;
  /** Whom or what it is about, below the title however long the rest is. */
  readonly subject?: ReactNode;
  /** null: there is nothing left to send. */
  readonly submitLabel: string | null;
  readonly pendingLabel: string;
  readonly isPending: boolean;
  /** There is nothing to send yet. */
  readonly disabled?: boolean;
  readonly problems: readonly string[];
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** What the other button does, when it does not just close. */
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  readonly danger?: boolean;
  readonly maxWidth?: DialogProps['maxWidth'];
  readonly children: ReactNode;
}

/** A question with one answer to send: Enter sends, Esc closes, nothing is sent twice. Comes up from below on phones. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, subject, problems, isPending, maxWidth = 'xs', onSubmit, onClose, onBack, children } = props;
  const halted = use(Halted);
  const submitLabel = halted === null ? props.submitLabel : null;
  const titleId = useId();
  const subjectId = useId();
  const [submits, setSubmits] = useState(0);
  useEffect(() => {
    if (submits > 0) focusFirstWrong();
  }, [submits]);
  useFocusBack();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog over another one is, for React, inside its form.
    event.stopPropagation();
    if (isPending || submitLabel === null) return;
    onSubmit();
    setSubmits(submits + 1);
  };
  return (
    <GuardedDialog
      open
      step={submitLabel}
      onClose={onClose}
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      aria-describedby={subject ? subjectId : undefined}
    >
      {/* A form cannot be the dialog itself: it would lose its role. Its box takes no part in the layout. */}
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId} sx={subject ? { pb: 0.5 } : undefined}>
          {title}
        </DialogTitle>
        {subject && (
          <Box id={subjectId} sx={{ px: 3 }}>
            {subject}
          </Box>
        )}
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.75 }}>
            {halted === null && <WaitingNotice />}
            {children}
            {halted === null && <ProblemLines lines={problems} />}
          </Stack>
        </DialogContent>
        {halted !== null && (
          <Alert severity="warning" role="alert" sx={{ mx: 3, flexShrink: 0 }}>
            {halted}
          </Alert>
        )}
        <DialogActions>
          <Button variant="outlined" onClick={onBack ?? onClose}>
            {props.backLabel ?? (halted === null ? shellTexts.cancel : shellTexts.close)}
          </Button>
          {submitLabel !== null && (
            <Button
              type="submit"
              variant="contained"
              color={props.danger ? 'error' : 'primary'}
              disabled={props.disabled}
              // Not disabled: that would take the keyboard away, and an answer that keeps the dialog open give it back to nobody.
              aria-disabled={isPending}
            >
              {isPending ? props.pendingLabel : submitLabel}
            </Button>
          )}
        </DialogActions>
      </Box>
    </GuardedDialog>
  );
}
