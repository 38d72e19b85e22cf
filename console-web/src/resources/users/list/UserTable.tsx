import useMediaQuery from '@mui/material/useMediaQuery';
import { useRecordContext } from 'ra-core';
import { DataTable } from 'react-admin';
import { personName } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { RowChangedBy } from '../../../components/live/RowChangedBy';
import { lines, noteStyles } from '../../../components/list/note-styles';
import { sheetStyles } from '../../../components/list/sheet-styles';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { tokens } from '../../../theme/tokens';
import {
  type UserColumn,
  type UserColumnGroup,
  FOLDED_COLUMNS,
  FOLDED_ON_DESKS,
  FOLDED_ON_SMALL_DESKS,
} from '../user-facts';
import { userStyles } from './user-styles';
import { UserValue } from './UserValue';

/** The columns that an operator needs first, others of choice; the name leads to everything of a customer. ID and name stay in sight. */
export function UserTable({ groups }: { groups: readonly UserColumnGroup[] }) {
  const hidden = useFoldedColumns();
  return (
    <DataTable<ConsoleUser> rowClick={false} bulkActionButtons={false} hiddenColumns={hidden} sx={styles}>
      <DataTable.Col source="id" />
      <DataTable.Col<ConsoleUser>
        source="name1"
        render={(user) => {
          const kana = `${user.kana1} ${user.kana2}`.trim();
          return (
            <div className="who has-changed-by">
              <RowChangedBy resource="users" id={user.id} />
              <div>
                <div className="strong">
                  <CustomerLink id={user.id}>{personName(user)}</CustomerLink>
                </div>
                {kana !== '' && <div className="soft">{t('users.reading', { kana })}</div>}
              </div>
            </div>
          );
        }}
      />
      {groups
        .flatMap(({ columns }) => columns)
        .map((column) => (
          <DataTable.Col key={column.key} source={column.key} cellClassName={column.width ?? 'nowrap'}>
            <Value column={column} />
          </DataTable.Col>
        ))}
    </DataTable>
  );
}

function Value({ column }: { column: UserColumn }) {
  const user = useRecordContext<ConsoleUser>();
  return user && <UserValue column={column} user={user} />;
}

const ID_WIDTH = 56;
const stuck = { position: 'sticky', zIndex: 1, backgroundColor: tokens.paper } as const;
const styles = {
  ...sheetStyles,
  ...userStyles,
  // Inside a head that sticks as a whole its cells would not stick to the side.
  '& .RaDataTable-thead': { position: 'static' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2 },
  '& thead th.column-id': { left: 0, zIndex: 3 },
  '& thead th.column-name1': { left: ID_WIDTH, zIndex: 3 },
  '& td.column-id': { ...stuck, left: 0 },
  '& td.column-name1': { ...stuck, left: ID_WIDTH, borderRight: `2px solid ${tokens.lineStrong}` },
  '& .column-id': { width: ID_WIDTH, minWidth: ID_WIDTH, boxSizing: 'border-box' },
  '& th, & td': { paddingInline: '7px' },
  '& .column-name1': { minWidth: 190, maxWidth: 190, overflowWrap: 'anywhere' },
  '& .who': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  '& .name': { minWidth: 130, maxWidth: 220, overflowWrap: 'anywhere' },
  '& .wide': { minWidth: 160, maxWidth: 320, overflowWrap: 'anywhere' },
  '& .nowrap': { whiteSpace: 'nowrap' },
  ...noteStyles,
  // Of who may not write it: the customer's page shows the whole.
  '& .column-management_notes > div': lines(3),
};

/** The columns that this screen has no room for, until somebody chooses: none has to be scrolled to. */
function useFoldedColumns(): UserColumn['key'][] {
  const isDesk = useMediaQuery('(max-width: 1879.95px)');
  const isSmall = useMediaQuery('(max-width: 1535.95px)');
  return [...FOLDED_COLUMNS, ...(isDesk ? FOLDED_ON_DESKS : []), ...(isSmall ? FOLDED_ON_SMALL_DESKS : [])];
}
