import Typography from '@mui/material/Typography';
import { message } from '@laundry/shared/messages/message';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { ChoiceField } from '../../../components/ChoiceField';
import { FormDialog } from '../../../components/FormDialog';
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

  const submit = () => {
    const staff = staffs.data?.find((one) => String(one.id) === staffId);
    setUnselected(staff === undefined);
    if (staff === undefined) return;
    const name = customerName(staff);
    const ids = rows.map((row) => row.id);
    assign.mutate(
      { ids, staffId: staff.id },
      {
        onSuccess: () => {
          notify(ids.length === 1 ? texts.doneOne(name) : texts.doneMany(ids.length, name), { type: 'success' });
          onDone?.();
          onClose();
        },
      },
    );
  };

  const failure = assign.error ?? staffs.error;
  return (
    <FormDialog
      title={texts.title}
      submitLabel={texts.submit}
      pendingLabel={texts.submitting}
      isPending={assign.isPending}
      problems={failure === null ? [] : problemLines(failure)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{rows.length === 1 && first ? texts.one(customerName(first)) : texts.many(rows.length)}</Typography>
      <ChoiceField
        autoFocus
        label={texts.staff}
        value={staffId}
        choices={[
          { value: '', label: texts.unselected },
          ...(staffs.data ?? []).map((staff) => ({ value: String(staff.id), label: customerName(staff) })),
        ]}
        disabled={staffs.isPending}
        problem={isUnselected ? `▲ ${message('ja', 'unselected')}` : undefined}
        onChange={setStaffId}
      />
    </FormDialog>
  );
}
