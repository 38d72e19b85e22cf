import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import { FactList } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { cancelFacts } from './cancel-facts';

/** Whose request it is, and its times. */
export const CancelledRequest = ({ request }: { request: RequestDetail }) => (
  <>
    <Typography variant="h2">{t('requests.list.sirNamed', { name: personName(request) })}</Typography>
    <FactList facts={cancelFacts(request)} />
  </>
);
