import Typography from '@mui/material/Typography';
import { ResourceContextProvider } from 'ra-core';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { ListPage } from '../../components/list/ListPage';
import { useIsPhone } from '../../theme/useIsPhone';
import { t } from '../../i18n';
import type { Administrator } from '../../providers/api/api-types';
import { AdministratorCards } from './AdministratorCards';
import { AdministratorTable } from './AdministratorTable';
import { MemberKinds } from './MemberKinds';

/** The administrators, for each other: who of them has a second factor, and the way back in for who has lost it. */
export default function AdministratorList() {
  const isPhone = useIsPhone();
  return (
    <ResourceContextProvider value="administrators">
      <ListPage<Administrator>
        title={t('members.administrators.name')}
        beside={<MemberKinds />}
        sort={{ field: 'created_at', order: 'DESC' }}
        perPage={100}
        search={
          <Typography variant="body2" color="textSecondary">
            {t('members.administrators.lead')}
          </Typography>
        }
        empty={<EmptyPanel text={t('members.empty')} />}
      >
        {isPhone ? <AdministratorCards /> : <AdministratorTable />}
      </ListPage>
    </ResourceContextProvider>
  );
}
