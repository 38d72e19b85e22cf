import { customerPath } from '../../components/links/CustomerLink';

const LIST = 'list';
const CUSTOMER = 'customer';

/** From the customer's own page. */
export const FROM_CUSTOMER = `?${LIST}=${CUSTOMER}`;

/** The list that somebody comes from, with its query: what the screens of one customer take along to lead back to it. */
export function listQueryFrom(list: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set(LIST, list);
  return `?${query}`;
}

/** Every address about one customer; `listQuery` is what {@link listQueryFrom} gave, or {@link FROM_CUSTOMER}. */
export const userPaths = {
  list: (listQuery: string): string => {
    const query = new URLSearchParams(listQuery);
    const list = query.get(LIST) === 'onetime-users' ? 'onetime-users' : 'users';
    query.delete(LIST);
    return query.size === 0 ? `/${list}` : `/${list}?${query}`;
  },
  /** To where a screen of the customer was opened from: their page, or a list as it was. */
  back: (id: number, listQuery: string): string =>
    new URLSearchParams(listQuery).get(LIST) === CUSTOMER ? customerPath(id) : userPaths.list(listQuery),
  remove: (id: number, listQuery = ''): string => `/users-delete/${id}${listQuery}`,
  plan: (id: number, listQuery = ''): string => `/plan/edit/${id}${listQuery}`,
  planDone: (id: number, listQuery = ''): string => `/plan/edit-complete/${id}${listQuery}`,
};
