import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { cardsStyles } from '../../../components/list/cards-styles';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { TOUCH_TARGET, tokens } from '../../../theme/tokens';
import type { UserColumnGroup } from '../user-facts';
import { UserCard } from './UserCard';
import { userGroupStyles, userStyles, userTouchStyles } from './user-styles';

/** The list on phones: one card a customer. */
export function UserCards({ groups }: { groups: readonly UserColumnGroup[] }) {
  const { data = [] } = useListContext<ConsoleUser>();
  return (
    <Box component="ul" sx={styles}>
      {data.map((user) => (
        <UserCard key={user.id} groups={groups} user={user} />
      ))}
    </Box>
  );
}

const styles = {
  ...cardsStyles,
  ...userStyles,
  ...userTouchStyles,
  '& .edits': { display: 'flex', flexWrap: 'wrap', columnGap: '24px', alignItems: 'center' },
  '& .edits > div': { display: 'flex', flexWrap: 'wrap', columnGap: '8px', alignItems: 'center' },
  ...userGroupStyles,
  '& details > a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET, mt: 1 },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: TOUCH_TARGET,
    color: tokens.accentDark,
    cursor: 'pointer',
    fontWeight: 700,
  },
};
