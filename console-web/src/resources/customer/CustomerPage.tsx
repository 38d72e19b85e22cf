import Box from '@mui/material/Box';
import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'ra-core';
import { useParams } from 'react-router';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import type { ConsoleUser } from '../../providers/api/api-types';
import { CustomerFacts } from './CustomerFacts';
import { CustomerHeading } from './CustomerHeading';
import { CustomerTabs } from './CustomerTabs';
import { NowPanel } from './now/NowPanel';

const RESOURCE = 'users';

/** Everything about one customer: facts at the left, edited in their place, and what happened at the right. */
export default function CustomerPage() {
  const id = Number(useParams().id);
  const {
    data: user,
    error,
    refetch,
  } = useGetOne<ConsoleUser>(RESOURCE, { id }, { enabled: Number.isSafeInteger(id), onError: () => undefined });
  if (user === undefined && error) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (user === undefined) return <LoadingScreen />;
  return (
    <ResourceContextProvider value={RESOURCE}>
      <RecordContextProvider value={user}>
        <CustomerHeading user={user} />
        <NowPanel key={user.id} user={user} />
        <Box sx={columns}>
          <CustomerFacts user={user} />
          <CustomerTabs key={user.id} user={user} />
        </Box>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

// On phones what comes next stands first, the facts below it.
const columns = {
  display: 'grid',
  gap: 2,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 380px) minmax(0, 1fr)' },
  '& > :first-of-type': { order: { xs: 2, md: 0 } },
};
