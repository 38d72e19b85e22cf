import type { ConsoleUser } from '../../providers/api-types';
import { BalanceCell } from './BalanceCell';
import { StatusCell } from './StatusCell';
import { type UserColumn, shownLines } from './user-facts';

interface Props {
  readonly column: UserColumn;
  readonly user: ConsoleUser;
  readonly isEditable: boolean;
}

/** The value of a column: editable for status and count, else its lines. */
export function UserValue({ column, user, isEditable }: Props) {
  if (column.key === 'status') return <StatusCell user={user} isEditable={isEditable} />;
  if (column.key === 'balance') return <BalanceCell user={user} isEditable={isEditable} />;
  const [first, ...more] = shownLines(column, user);
  if (first === undefined) return <span className="soft">－</span>;
  return (
    <>
      <div>{first}</div>
      {more.map((line) => (
        <div key={line} className="soft">
          {line}
        </div>
      ))}
    </>
  );
}
