import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useOperator } from '../../../providers/access/OperatorContext';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { Link as RouterLink } from 'react-router';
import { requestActions } from '../request/request-actions';
import { requestPaths } from '../request-paths';

/** What can be done about a request whose dates cannot be moved: talk to its customer, or end it; what was paid is then to be refunded. */
export function OtherWays({ request }: { request: RequestDetail }) {
  const { id, user_id, phone_number: phone, is_onetime } = request;
  const mayDiscard = requestActions(useOperator(), request).some(
    ({ key, reason }) => key === 'discard' && reason === null,
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      <CustomerLink id={user_id}>{t('moves.customer')}</CustomerLink>
      {phone && <Link href={`tel:${phone}`}>{t('moves.call', { phone })}</Link>}
      {mayDiscard && (
        <Link component={RouterLink} to={requestPaths.cancel(id, 2)}>
          {t(is_onetime ? 'moves.refund' : 'requests.actions.discard')}
        </Link>
      )}
    </Box>
  );
}
