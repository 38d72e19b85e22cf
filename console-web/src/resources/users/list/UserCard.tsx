import { RecordContextProvider } from 'ra-core';
import { memo, useState } from 'react';
import { personName } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { RowChangedBy } from '../../../components/live/RowChangedBy';
import { TouchLink } from '../../../components/links/TouchLink';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { BalanceCell } from '../cells/BalanceCell';
import { StatusCell } from '../cells/StatusCell';
import { useMayEdit } from '../cells/user-edits';
import { RowActions } from './RowActions';
import { UserGroups } from './UserGroups';
import type { UserColumnGroup } from '../user-facts';

const IN_HEAD: readonly string[] = ['status', 'available_request_count'];

interface Props {
  readonly groups: readonly UserColumnGroup[];
  readonly user: ConsoleUser;
}

/** One customer: who, status and count, how to reach them; everything else on demand. */
export const UserCard = memo(function UserCard({ groups, user }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMayEdit();
  const hasBalance = groups.some(({ columns }) => columns.some(({ key }) => key === 'available_request_count'));
  return (
    <li data-id={user.id} className="has-changed-by">
      <RowChangedBy resource="users" id={user.id} />
      <div className="head">
        <CustomerLink id={user.id}>{personName(user)}</CustomerLink>
      </div>
      <div className="soft">{[`${t('users.fields.id')} ${user.id}`, user.company_name].filter(Boolean).join('・')}</div>
      <TouchLink href={`tel:${user.phone_number}`}>{user.phone_number}</TouchLink>
      <div className="edits">
        <div>
          <span className="soft">{t('users.fields.status')}</span>
          <StatusCell user={user} isEditable={mayEdit(user, 'status')} />
        </div>
        {hasBalance && (
          <div>
            <span className="soft">{t('users.fields.available_request_count')}</span>
            <BalanceCell user={user} isEditable={mayEdit(user, 'available_request_count')} />
          </div>
        )}
      </div>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{isOpen ? t('users.less') : t('users.more')}</summary>
        {isOpen && <UserGroups groups={groups} user={user} except={IN_HEAD} />}
        {isOpen && (
          <RecordContextProvider value={user}>
            <RowActions />
          </RecordContextProvider>
        )}
      </details>
    </li>
  );
});
