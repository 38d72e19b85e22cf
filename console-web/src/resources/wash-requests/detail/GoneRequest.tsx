import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { PageHeading } from '../../../components/page/PageHeading';
import { t } from '../../../i18n';

/** In place of a request that others took away from its driver: to read it once more does not bring it back. */
export const GoneRequest = ({ reason }: { readonly reason: string }) => (
  <>
    <PageHeading title={t('requests.gone.title')} />
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      {reason}
    </Alert>
    <Button component={Link} to="/" variant="contained">
      {t('requests.gone.toDay')}
    </Button>
  </>
);
