const LIST = 'list';

/** The list that somebody comes from, with its query: what the screens of one customer take along to lead back to it. */
export function carriedFrom(list: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set(LIST, list);
  return `?${query}`;
}

/** Every address about one customer; `carried` is what {@link carriedFrom} gave. */
export const userPaths = {
  list: (carried: string): string => {
    const query = new URLSearchParams(carried);
    const list = query.get(LIST) === 'onetime-users' ? 'onetime-users' : 'users';
    query.delete(LIST);
    return query.size === 0 ? `/${list}` : `/${list}?${query}`;
  },
  remove: (id: number, carried = ''): string => `/users-delete/${id}${carried}`,
  plan: (id: number, carried = ''): string => `/plan/edit/${id}${carried}`,
  planDone: (id: number, carried = ''): string => `/plan/edit-complete/${id}${carried}`,
};
