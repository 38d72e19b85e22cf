import { useResourceContext } from 'ra-core';
import { useLocation, useMatch } from 'react-router';
import { FROM_CUSTOMER, listQueryFrom } from './user-paths';

/** What a list, or a customer's page, takes along to the screens of one customer. */
export function useListQuery(): string {
  const isOwnPage = useMatch('/customers/:id') !== null;
  const list = listQueryFrom(useResourceContext() ?? 'users', useLocation().search);
  return isOwnPage ? FROM_CUSTOMER : list;
}
