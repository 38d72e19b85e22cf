import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import { t } from '../../i18n';
import { FailedScreen } from '../loading/FailedScreen';
import { LoadingScreen } from '../loading/LoadingScreen';
import { Pager } from './Pager';

interface Props {
  readonly empty: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The rows in their four states. While others are on their way those in sight are dim and cannot be used: they are not what was asked for. */
export function ListRows({ empty, tools, children }: Props) {
  const { total, error, isPending, isFetching, isPlaceholderData, refetch } = useListContext();
  if (error) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (isPending || total === undefined) return <LoadingScreen />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 0.5, minHeight: 40 }}>
        <Typography role="status" sx={{ fontWeight: 700 }}>
          {t('lists.hits', { count: total })}
        </Typography>
        {isFetching && (
          <Typography variant="body2" color="textSecondary">
            {t('lists.refreshing')}
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        {tools}
      </Box>
      <Box
        data-rows
        aria-busy={isPlaceholderData}
        inert={isPlaceholderData}
        sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}
      >
        {total === 0 ? empty : children}
      </Box>
      <Pager />
    </>
  );
}
