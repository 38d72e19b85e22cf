import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { message } from '@laundry/shared/messages/message';
import { useNotify } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { ChoiceField } from '../../../components/ChoiceField';
import { ProblemLines } from '../../../components/ProblemLines';
import { shellTexts } from '../../../i18n/shell';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestRow } from '../../../providers/api-types';
import { problemLines } from '../../../providers/problem';
import { customerName } from '../row-facts';
import { useStaffChoices } from '../useStaffChoices';
import { useAssign } from './useAssign';

const { assign: texts } = requestTexts;

interface Props {
  readonly rows: readonly RequestRow[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

/** Gives one or many requests to a member of staff (spec 2 §2.2); for many it is all or nothing. */
export function AssignDialog({ rows, onClose, onDone }: Props) {
  const staffs = useStaffChoices();
  const assign = useAssign();
  const notify = useNotify();
  const [staffId, setStaffId] = useState('');
  const [isUnselected, setUnselected] = useState(false);
  const [first] = rows;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const staff = staffs.data?.find((one) => String(one.id) === staffId);
    setUnselected(staff === undefined);
    if (staff === undefined) return;
    assign.mutate(
      { ids: rows.map((row) => row.id), staffId: staff.id },
      {
        onSuccess: () => {
          const name = customerName(staff);
          notify(rows.length === 1 ? texts.doneOne(name) : texts.doneMany(rows.length, name), { type: 'success' });
          onDone?.();
          onClose();
        },
      },
    );
  };

  const choices = [
    { value: '', label: texts.unselected },
    ...(staffs.data ?? []).map((staff) => ({ value: String(staff.id), label: customerName(staff) })),
  ];
  return (
    <Dialog open onClose={onClose} slotProps={{ paper: { component: 'form', onSubmit: submit } }}>
      <DialogTitle>{texts.title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>
            {rows.length === 1 && first ? texts.one(customerName(first)) : texts.many(rows.length)}
          </Typography>
          <ProblemLines lines={problemsOf(assign.error ?? staffs.error)} />
          <ChoiceField
            autoFocus
            label={texts.staff}
            value={staffId}
            choices={choices}
            disabled={staffs.isPending}
            problem={isUnselected ? `▲ ${message('ja', 'unselected')}` : undefined}
            onChange={setStaffId}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {shellTexts.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={assign.isPending}>
          {assign.isPending ? texts.submitting : texts.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const problemsOf = (error: unknown): readonly string[] => (error === null ? [] : problemLines(error));
