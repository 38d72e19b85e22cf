import Typography from '@mui/material/Typography';
import { ListPage } from '../../components/list/ListPage';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { t } from '../../i18n';
import type { ClaimRow } from '../../providers/api/api-types';
import { useIsPhone } from '../../theme/useIsPhone';
import { ClaimCards } from './ClaimCards';
import { ClaimSearch, WAITING } from './ClaimSearch';
import { ClaimTable } from './ClaimTable';

/** What waits for an answer at first, the latest first. */
export default function ClaimList() {
  const isPhone = useIsPhone();
  return (
    <ListPage<ClaimRow>
      title={t('claims.name')}
      filterDefaultValues={WAITING}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={100}
      search={
        <>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {t('claims.lead')}
          </Typography>
          <ClaimSearch />
        </>
      }
      empty={<EmptyPanel text={t('claims.empty')} />}
    >
      {isPhone ? <ClaimCards /> : <ClaimTable />}
    </ListPage>
  );
}
