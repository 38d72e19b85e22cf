import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import { ColumnsButton, TextInput } from 'react-admin';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { ChoiceInput } from '../../components/form/fields/ChoiceInput';
import { KindLinks } from '../../components/list/KindLinks';
import { ListPage } from '../../components/list/ListPage';
import { SearchPanel } from '../../components/list/SearchPanel';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';
import { AddMember } from './AddMember';
import { DeleteMembers } from './DeleteMembers';
import { MemberCards } from './MemberCards';
import { type MemberColumn, MemberTable } from './MemberTable';
import { type Listed, ROLE_TYPES } from './member-form';
import { memberPaths } from './member-paths';

const ROLES = [{ value: '', label: t('members.search.all') }, ...ROLE_TYPES];

interface Kind {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly search: ReactNode;
  readonly tools?: ReactNode;
  readonly columns: readonly MemberColumn[];
}

/** What differs: staff are added, given passwords and deleted; administrators find the way back in for who of them has lost it. */
const KINDS: Readonly<Record<'members' | 'administrators', Kind>> = {
  members: {
    title: t('members.name'),
    beside: <AddMember />,
    search: (
      <SearchPanel choices={{ role_type: ROLES }}>
        <TextInput source="name" helperText={false} />
        <TextInput source="email" helperText={false} />
        <ChoiceInput source="role_type" choices={ROLES} />
      </SearchPanel>
    ),
    tools: <DeleteMembers />,
    columns: ['select', 'created_at', 'name1', 'role_type', 'email', 'password', 'second_factor'],
  },
  administrators: {
    title: t('members.administrators.name'),
    search: (
      <Typography variant="body2" color="textSecondary">
        {t('members.administrators.lead')}
      </Typography>
    ),
    columns: ['created_at', 'name1', 'email', 'second_factor'],
  },
};

const LINKS = [
  { key: 'members', label: t('members.kinds.members'), to: memberPaths.members },
  { key: 'administrators', label: t('members.kinds.administrators'), to: memberPaths.administrators },
];

/** The accounts of staff, or of administrators: a table on desks, cards on phones. */
export default function MemberList({ of }: { of: keyof typeof KINDS }) {
  const isPhone = useIsPhone();
  const { canAccess: seesBoth } = useCanAccess({ resource: 'administrators', action: 'list' });
  const { canAccess: seesSecondFactor } = useCanAccess({ resource: 'members', action: 'resetSecondFactor' });
  const { title, beside, search, tools, columns: all } = KINDS[of];
  const columns = all.filter((column) => column !== 'second_factor' || seesSecondFactor === true);
  return (
    <ResourceContextProvider value={of}>
      <ListPage<Listed>
        title={title}
        beside={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {seesBoth && <KindLinks label={t('members.kinds.label')} kinds={LINKS} current={of} />}
            {beside}
          </Box>
        }
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={100}
        search={search}
        tools={
          tools && (
            <>
              {tools}
              {!isPhone && <ColumnsButton />}
            </>
          )
        }
        empty={<EmptyPanel text={t('members.empty')} />}
      >
        {isPhone ? <MemberCards columns={columns} /> : <MemberTable columns={columns} />}
      </ListPage>
    </ResourceContextProvider>
  );
}
