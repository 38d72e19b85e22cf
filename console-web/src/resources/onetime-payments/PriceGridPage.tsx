import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CanAccess, ListBase, useListContext } from 'ra-core';
import { AccessDenied } from '../../components/access/AccessDenied';
import { EmptyPanel } from '../../components/page/EmptyPanel';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import { t } from '../../i18n';
import type { PriceRow } from '../../providers/api/api-types';
import { DELIVERY_TYPES } from './price-facts';
import { PriceTable } from './PriceTable';

/** As many rows as the grid can have: an hour of a day for each delivery type. */
const WHOLE = 100;

/** The one-time prices: a table for each delivery type, both whole. */
export default function PriceGridPage() {
  return (
    <CanAccess action="list" loading={<LoadingScreen />} accessDenied={<AccessDenied />}>
      <ListBase<PriceRow>
        disableSyncWithLocation
        storeKey={false}
        perPage={WHOLE}
        sort={{ field: 'wreq_time', order: 'ASC' }}
        queryOptions={{ onError: () => undefined }}
      >
        <PageHeading title={t('priceGrid.name')} />
        <Tables />
      </ListBase>
    </CanAccess>
  );
}

function Tables() {
  const { data, error, isPending, refetch } = useListContext<PriceRow>();
  if (error) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingScreen />;
  if (data.length === 0) return <EmptyPanel text={t('priceGrid.empty')} />;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {t('priceGrid.lead')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {DELIVERY_TYPES.map((type) => (
          <PriceTable key={type} type={type} rows={data.filter(({ delivery_type }) => delivery_type === type)} />
        ))}
      </Box>
    </>
  );
}
