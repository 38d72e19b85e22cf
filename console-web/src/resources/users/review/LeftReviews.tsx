import Box from '@mui/material/Box';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { useGetOne, useListContext } from 'ra-core';
import { useState } from 'react';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { DecidedReview } from './DecidedReview';

const NONE: readonly ConsoleUser[] = [];

/** What became of the companies that were waiting when this screen was opened, whoever decided: a row does not go without a word. */
export function LeftReviews() {
  const { data = NONE } = useListContext<ConsoleUser>();
  const [seen, setSeen] = useState({ data, rows: data });
  if (data !== seen.data) setSeen({ data, rows: [...without(seen.rows, data), ...data] });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {without(seen.rows, data).map(({ id }) => (
        <LeftReview key={id} id={id} />
      ))}
    </Box>
  );
}

function LeftReview({ id }: { id: number }) {
  const { data: user } = useGetOne<ConsoleUser>('users', { id }, { onError: () => undefined });
  // It may stand on another page of the list.
  if (user === undefined || user.status === USER_STATUS.underReview) return null;
  return <DecidedReview user={user} />;
}

const without = (rows: readonly ConsoleUser[], others: readonly ConsoleUser[]): readonly ConsoleUser[] =>
  rows.filter(({ id }) => !others.some((other) => other.id === id));
