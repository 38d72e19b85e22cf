import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FailedScreen } from '../../components/FailedScreen';
import { LoadingScreen } from '../../components/LoadingScreen';
import { PageHeading } from '../../components/PageHeading';
import type { ConsoleUser } from '../../providers/api-types';
import { useCustomer } from './useCustomer';

interface Props {
  readonly title: string;
  readonly children: (user: ConsoleUser, carried: string) => ReactNode;
}

/** A screen about one customer, in its states. */
export function CustomerScreen({ title, children }: Props) {
  const { user, carried, error, isPending, refetch } = useCustomer();
  const content = () => {
    if (user !== undefined) return children(user, carried);
    return isPending ? <LoadingScreen /> : <FailedScreen error={error} onRetry={() => void refetch()} />;
  };
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeading title={title} />
      {content()}
    </Box>
  );
}
