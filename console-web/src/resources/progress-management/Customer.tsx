import { personName } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../components/links/CustomerLink';
import type { ProgressRow } from '../../providers/api/api-types';

/** Whose request it is. */
export const Customer = ({ row }: { row: ProgressRow }) => (
  <>
    {`${row.user_id}:`}
    <CustomerLink id={row.user_id}>{personName(row)}</CustomerLink>
  </>
);
