import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext } from 'ra-core';
import { personName } from '@laundry/shared/text/person-name';
import { t } from '../../i18n';
import type { Member } from '../../providers/api/api-types';
import { useOperator } from '../../providers/access/OperatorContext';

/** Chooses a member for deletion. Nobody deletes their own account: it cannot be chosen. */
export function SelectMember() {
  const member = useRecordContext<Member>();
  const { selectedIds, onToggleItem } = useListContext<Member>();
  const { id: own } = useOperator();
  if (member === undefined) return null;
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(member.id)}
      disabled={member.id === own}
      onChange={() => onToggleItem(member.id)}
      slotProps={{ input: { 'aria-label': t('members.select', { name: personName(member) }) } }}
    />
  );
}
