import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { PageHeading } from '../../components/page/PageHeading';
import type { ConsoleUser } from '../../providers/api/api-types';
import { useCustomer } from './useCustomer';

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
