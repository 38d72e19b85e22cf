import { useGetOne } from 'ra-core';
import { useLocation, useParams } from 'react-router';
import type { ConsoleUser } from '../../providers/api/api-types';

/** The customer of an address such as `/users-delete/7?list=users`, and where to go back to. */
export function useCustomer() {
  const id = Number(useParams()['id']);
  const { search } = useLocation();
  // A customer that does not come is told of by the screen: no notification beside it.
  const { data, error, isPending, refetch } = useGetOne<ConsoleUser>('users', { id }, { onError: () => undefined });
  return { id, listQuery: search, user: data, error, isPending, refetch };
}
