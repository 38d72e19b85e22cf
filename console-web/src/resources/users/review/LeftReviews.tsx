import Box from '@mui/material/Box';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetManyAggregate, useListContext } from 'ra-core';
import { useState } from 'react';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { DecidedReview } from './DecidedReview';

const NONE: readonly ConsoleUser[] = [];
const isWaiting = ({ status }: ConsoleUser): boolean => status === USER_STATUS.underReview;

/** What became of the companies that were waiting on this screen, whoever decided: a row does not go without a word. */
export function LeftReviews() {
  const { data = NONE } = useListContext<ConsoleUser>();
  const [seen, setSeen] = useState<{ data: readonly ConsoleUser[]; left: number[] }>({ data, left: [] });
  if (data !== seen.data) setSeen({ data, left: leftOf([...seen.left, ...idsOf(seen.data)], data) });
  const { data: users = NONE } = useGetManyAggregate<ConsoleUser>(
    'users',
    { ids: seen.left },
    {
      enabled: seen.left.length > 0,
      // Of those that were told before, while one more is asked for.
      placeholderData: keepPreviousData,
      // They stand on another page of the list.
      onSuccess: (read) => {
        const waiting = read.filter(isWaiting);
        if (waiting.length > 0) setSeen((now) => ({ ...now, left: leftOf(now.left, waiting) }));
      },
    },
  );
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {users
        .filter((user) => !isWaiting(user) && seen.left.includes(user.id))
        .map((user) => (
          <DecidedReview key={user.id} user={user} />
        ))}
    </Box>
  );
}

const idsOf = (users: readonly ConsoleUser[]): number[] => users.map(({ id }) => id);

const leftOf = (ids: readonly number[], here: readonly ConsoleUser[]): number[] =>
  [...new Set(ids)].filter((id) => !here.some((user) => user.id === id));
