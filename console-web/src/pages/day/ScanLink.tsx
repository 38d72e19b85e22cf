import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../i18n';
import { TOUCH_TARGET } from '../../theme/tokens';
import { SCAN_PATH } from '../../components/links/scan-path';

/** From a bag in the hand to its stop or its washing. */
export const ScanLink = () => (
  <Button
    component={Link}
    to={SCAN_PATH}
    variant="outlined"
    startIcon={<QrCodeScannerIcon />}
    aria-label={t('labels.scan.open')}
    sx={{ minHeight: TOUCH_TARGET, px: 1.25, bgcolor: 'background.paper' }}
  >
    {t('labels.scan.add')}
  </Button>
);
