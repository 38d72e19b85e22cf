import { styled } from '@mui/material/styles';
import type { ConsoleUser } from '../../providers/api-types';
import { TOUCH_TARGET, tokens } from '../../theme/tokens';
import { UserCard } from './UserCard';
import { userStyles, userTouchStyles } from './user-styles';

const List = styled('ul')({
  ...userStyles,
  ...userTouchStyles,
  display: 'grid',
  gap: 10,
  padding: 0,
  margin: '8px 0 0',
  listStyle: 'none',
  '& > li': {
    minWidth: 0,
    padding: 12,
    borderRadius: 8,
    border: `1px solid ${tokens.line}`,
    backgroundColor: tokens.paper,
  },
  '& .head': { fontSize: 17, fontWeight: 700 },
  '& .edits': { display: 'flex', flexWrap: 'wrap', columnGap: 24, alignItems: 'center' },
  '& .edits > div': { display: 'flex', flexWrap: 'wrap', columnGap: 8, alignItems: 'center' },
  '& dl': { display: 'grid', gridTemplateColumns: '7.5em 1fr', gap: '4px 8px', margin: 0, fontSize: 15 },
  '& dt': { color: tokens.inkSoft, fontSize: 13, lineHeight: '22px' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& h3': { margin: '12px 0 4px', fontSize: 14, borderBottom: `1px solid ${tokens.line}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: TOUCH_TARGET,
    color: tokens.accentDark,
    cursor: 'pointer',
    fontWeight: 700,
  },
});

/** The list on phones: one card a customer. */
export function UserCards({ users, isEditable }: { users: readonly ConsoleUser[]; isEditable: boolean }) {
  return (
    <List>
      {users.map((user) => (
        <UserCard key={user.id} user={user} isEditable={isEditable} />
      ))}
    </List>
  );
}
