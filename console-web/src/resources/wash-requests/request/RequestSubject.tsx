import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { OpenRecord } from '../../../components/live/OpenRecord';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { RESOURCE } from '../request-keys';

/** Which request a screen is about: whose, and its number. */
export const RequestSubject = ({ request }: { request: RequestDetail }) => (
  <div>
    <Typography variant="h2">
      <CustomerLink id={request.user_id}>{t('requests.list.sirNamed', { name: personName(request) })}</CustomerLink>
    </Typography>
    <Typography color="textSecondary">
      {t('find.number', { id: request.id })} <OpenRecord resource={RESOURCE} id={request.id} />
    </Typography>
  </div>
);
