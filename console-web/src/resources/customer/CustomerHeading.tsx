import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import MailIcon from '@mui/icons-material/MailOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { personName } from '@laundry/shared/text/person-name';
import { addressLine } from '@laundry/shared/text/venue-room';
import { mapUrl } from '../../components/links/map-url';
import { useGoBack } from '../../components/links/useGoBack';
import { OpenRecord } from '../../components/live/OpenRecord';
import { PageHeading } from '../../components/page/PageHeading';
import { t } from '../../i18n';
import type { ConsoleUser } from '../../providers/api/api-types';

/** Who it is, and the ways to reach them. */
export function CustomerHeading({ user }: { user: ConsoleUser }) {
  const goBack = useGoBack();
  const address = addressLine(user);
  const kana = [user.kana1, user.kana2].filter(Boolean).join(' ');
  return (
    <>
      <PageHeading title={t('customer.named', { name: personName(user) })}>
        <Button size="small" variant="outlined" startIcon={<ArrowBackIcon />} onClick={goBack}>
          {t('customer.back')}
        </Button>
      </PageHeading>
      <Typography color="textSecondary" sx={{ mt: -1, mb: 1 }}>
        {[kana, `ID ${user.id}`, user.company_name].filter(Boolean).join('・')}{' '}
        <OpenRecord resource="users" id={user.id} />
      </Typography>
      <Box role="group" aria-label={t('customer.contact')} sx={ways}>
        <Button variant="outlined" startIcon={<PhoneIcon />} href={`tel:${user.phone_number}`}>
          {`${t('customer.call')} ${user.phone_number}`}
        </Button>
        <Button variant="outlined" startIcon={<MailIcon />} href={`mailto:${user.email}`}>
          {t('customer.mail')}
        </Button>
        {address !== '' && (
          <Button variant="outlined" startIcon={<MapIcon />} href={mapUrl(address)} target="_blank" rel="noreferrer">
            {t('customer.map')}
          </Button>
        )}
      </Box>
    </>
  );
}

const ways = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, '& > *': { bgcolor: 'background.paper' } };
