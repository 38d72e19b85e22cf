import { LIMITS } from '@laundry/shared/constants/limits';
import { useSearchParams } from 'react-router';

/** The rows of the page that the address names (`?page=2`); an address beyond the last page shows the last. */
export function usePaging<Row>(rows: readonly Row[]) {
  const [params, setParams] = useSearchParams();
  const pages = Math.max(1, Math.ceil(rows.length / LIMITS.pageSize));
  const asked = Number(params.get('page'));
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
  const first = (page - 1) * LIMITS.pageSize;
  return {
    page,
    pages,
    first,
    shown: rows.slice(first, first + LIMITS.pageSize),
    toPage: (next: number): void => setParams(next === 1 ? {} : { page: String(next) }),
  };
}
