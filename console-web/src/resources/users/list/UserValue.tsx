import type { ReactNode } from 'react';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { BalanceCell } from '../cells/BalanceCell';
import { ChoiceCell } from '../cells/ChoiceCell';
import { isChoiceField } from '../cells/choice-fields';
import { MemoCell } from '../cells/MemoCell';
import { PlanCell } from '../cells/PlanCell';
import { RoleCell } from '../cells/RoleCell';
import { StatusCell } from '../cells/StatusCell';
import { isEdited, useMayEdit } from '../cells/user-edits';
import { type UserColumn, shownLines } from '../user-facts';

interface Props {
  readonly column: UserColumn;
  readonly user: ConsoleUser;
}

/** The value of a column: edited in its place where that is possible, else its lines. */
export function UserValue({ column, user }: Props) {
  const mayEdit = useMayEdit();
  const { key } = column;
  const isEditable = isEdited(key) && mayEdit(user, key);
  if (key === 'status') return <StatusCell user={user} isEditable={isEditable} />;
  if (key === 'available_request_count') return <BalanceCell user={user} isEditable={isEditable} />;
  if (key === 'role') return <RoleCell user={user} isEditable={isEditable} />;
  if (isChoiceField(key)) return <ChoiceCell user={user} field={key} isEditable={isEditable} />;
  if (key === 'management_notes' && isEditable) return <MemoCell user={user} />;
  if (key === 'plan_id' && isEditable) return <PlanCell user={user} lines={shownLines(column, user)} />;
  return <Lines lines={shownLines(column, user)} />;
}

function Lines({ lines: [first, ...more] }: { lines: readonly string[] }) {
  if (first === undefined) return <span className="soft">－</span>;
  return (
    <>
      <div>{withBreak(first)}</div>
      {more.map((line) => (
        <div key={line} className="soft">
          {withBreak(line)}
        </div>
      ))}
    </>
  );
}

/** A mail address that is too long breaks before its server, not inside a word. */
function withBreak(line: string): ReactNode {
  const at = line.indexOf('@');
  if (at <= 0) return line;
  return (
    <>
      {line.slice(0, at)}
      <wbr />
      {line.slice(at)}
    </>
  );
}
