import { addressLine } from '@laundry/shared/text/venue-room';
import MapIcon from '@mui/icons-material/MapOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { mapUrl } from '../../../components/links/map-url';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';

/** The way there and the telephone, for a driver at the kerb: on phones only, and only for those who get to see them. */
export function ContactButtons({ request }: { request: RequestDetail }) {
  const address = addressLine(request);
  if (!address && !request.phone_number) return null;
  return (
    <Box
      sx={{ display: { xs: 'flex', md: 'none' }, gap: 1, mb: 1.5, '& > *': { flex: 1, bgcolor: 'background.paper' } }}
    >
      {address && (
        <Button
          variant="outlined"
          size="large"
          startIcon={<MapIcon />}
          href={mapUrl(address)}
          target="_blank"
          rel="noreferrer"
        >
          {t('requests.detail.openMap')}
        </Button>
      )}
      {request.phone_number && (
        <Button variant="outlined" size="large" startIcon={<PhoneIcon />} href={`tel:${request.phone_number}`}>
          {t('requests.detail.call')}
        </Button>
      )}
    </Box>
  );
}
