import { styled } from '@mui/material/styles';
import { SheetBox } from '../../components/SheetBox';
import { SheetFrame } from '../../components/SheetFrame';
import { userTexts } from '../../i18n/users';
import type { ConsoleUser } from '../../providers/api-types';
import { tokens } from '../../theme/tokens';
import { UserRow } from './UserRow';
import { USER_GROUPS } from './user-facts';
import { userStyles } from './user-styles';

const ID_WIDTH = 56;
const NAME_WIDTH = 168;
const GROUP_EDGE = `2px solid ${tokens.lineStrong}`;

/** ID and name stay in sight while the columns move; a stronger line parts the groups. */
const Frame = styled(SheetFrame)({
  ...userStyles,
  '& .stuck': { position: 'sticky', zIndex: 1 },
  '& thead .stuck': { zIndex: 4 },
  '& .id': { left: 0, width: ID_WIDTH, minWidth: ID_WIDTH, boxSizing: 'border-box' },
  '& .name': {
    left: ID_WIDTH,
    width: NAME_WIDTH,
    minWidth: NAME_WIDTH,
    maxWidth: NAME_WIDTH,
    boxSizing: 'border-box',
    borderRight: GROUP_EDGE,
    overflowWrap: 'anywhere',
  },
  '& .last': { borderRight: GROUP_EDGE },
  '& tr:last-of-type > th.first, & tbody .last:last-child': { borderRight: 0 },
  '& th.group': { paddingBottom: 0, borderBottom: 0, color: tokens.inkSoft, fontSize: 12 },
});

/** Every column of spec 3 §2.11 in a box that scrolls both ways. */
export function UserTable({ users, isEditable }: { users: readonly ConsoleUser[]; isEditable: boolean }) {
  return (
    <SheetBox label={userTexts.caption} above={285}>
      <Frame>
        <caption>{userTexts.caption}</caption>
        <thead>
          <tr>
            <th className="group stuck id" colSpan={2} scope="colgroup">
              {userTexts.groups.customer}
            </th>
            {USER_GROUPS.map(({ key, columns }) => (
              <th key={key} className="group last" colSpan={columns.length} scope="colgroup">
                {userTexts.groups[key]}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col" className="stuck id">
              {userTexts.columns.id}
            </th>
            <th scope="col" className="stuck name">
              {userTexts.columns.name}
            </th>
            {USER_GROUPS.flatMap(({ columns }) =>
              columns.map(({ key }, at) => (
                <th key={key} scope="col" className={at === columns.length - 1 ? 'last' : ''}>
                  {userTexts.columns[key]}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} isEditable={isEditable} />
          ))}
        </tbody>
      </Frame>
    </SheetBox>
  );
}
