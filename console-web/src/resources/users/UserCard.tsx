import { memo, useState } from 'react';
import { TouchLink } from '../../components/TouchLink';
import { userTexts } from '../../i18n/users';
import type { ConsoleUser } from '../../providers/api-types';
import { BalanceCell } from './BalanceCell';
import { StatusCell } from './StatusCell';
import { UserValue } from './UserValue';
import { USER_GROUPS } from './user-facts';
import { userName } from './user-names';

const { columns, groups } = userTexts;
const IN_HEAD: readonly string[] = ['status', 'balance'];

/** One customer: who, his status and count, how to reach him; everything else on demand. */
export const UserCard = memo(function UserCard({ user, isEditable }: { user: ConsoleUser; isEditable: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li data-id={user.id}>
      <div className="head">{userName(user)}</div>
      <div className="soft">{[`${columns.id} ${user.id}`, user.company_name].filter(Boolean).join('・')}</div>
      <TouchLink href={`tel:${user.phone_number}`}>{user.phone_number}</TouchLink>
      <div className="edits">
        <div>
          <span className="soft">{columns.status}</span>
          <StatusCell user={user} isEditable={isEditable} />
        </div>
        <div>
          <span className="soft">{columns.balance}</span>
          <BalanceCell user={user} isEditable={isEditable} />
        </div>
      </div>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{isOpen ? userTexts.less : userTexts.more}</summary>
        {isOpen && USER_GROUPS.map((group) => <Group key={group.key} group={group} user={user} />)}
      </details>
    </li>
  );
});

function Group({ group, user }: { group: (typeof USER_GROUPS)[number]; user: ConsoleUser }) {
  return (
    <section>
      <h3>{groups[group.key]}</h3>
      <dl>
        {group.columns
          .filter(({ key }) => !IN_HEAD.includes(key))
          .map((column) => (
            <FactRow key={column.key} label={columns[column.key]}>
              <UserValue column={column} user={user} isEditable={false} />
            </FactRow>
          ))}
      </dl>
    </section>
  );
}

function FactRow({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
