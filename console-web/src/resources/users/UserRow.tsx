import { memo } from 'react';
import { userTexts } from '../../i18n/users';
import type { ConsoleUser } from '../../providers/api-types';
import { UserValue } from './UserValue';
import { USER_GROUPS } from './user-facts';
import { userName } from './user-names';

/** One customer; drawn again only when he changes. */
export const UserRow = memo(function UserRow({ user, isEditable }: { user: ConsoleUser; isEditable: boolean }) {
  const kana = `${user.kana1} ${user.kana2}`.trim();
  return (
    <tr data-id={user.id}>
      <td className="stuck id number">{user.id}</td>
      <td className="stuck name">
        <div className="strong">{userName(user)}</div>
        {kana !== '' && <div className="soft">{userTexts.reading(kana)}</div>}
      </td>
      {USER_GROUPS.flatMap(({ columns }) =>
        columns.map((column, at) => (
          <td
            key={column.key}
            className={`${column.isWide ? 'wide' : 'nowrap'}${at === columns.length - 1 ? ' last' : ''}`}
          >
            <UserValue column={column} user={user} isEditable={isEditable} />
          </td>
        )),
      )}
    </tr>
  );
});
