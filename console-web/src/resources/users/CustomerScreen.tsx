import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useGetOne } from 'ra-core';
import { useLocation, useParams } from 'react-router';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import type { ConsoleUser } from '../../providers/api/api-types';

interface Props {
  readonly title: string;
  readonly children: (user: ConsoleUser, listQuery: string) => ReactNode;
}

/** A screen about one customer, in its states. */
export function CustomerScreen({ title, children }: Props) {
  const { user, listQuery, error, isPending, refetch } = useCustomer();
  const content = () => {
    if (user !== undefined) return children(user, listQuery);
    return isPending ? <LoadingScreen /> : <FailedScreen error={error} onRetry={() => void refetch()} />;
  };
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeading title={title} />
      {content()}
    </Box>
  );
}

/** The customer of an address such as `/users-delete/7?list=users`, and where to go back to. */
function useCustomer() {
  const id = Number(useParams()['id']);
  const { search } = useLocation();
  // A customer that does not come is told of by the screen: no notification beside it.
  const { data, error, isPending, refetch } = useGetOne<ConsoleUser>('users', { id }, { onError: () => undefined });
  return { id, listQuery: search, user: data, error, isPending, refetch };
}
