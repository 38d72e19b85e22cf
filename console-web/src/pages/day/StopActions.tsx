import DirectionsIcon from '@mui/icons-material/DirectionsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { directionsUrl } from '../../components/links/map-url';
import { t } from '../../i18n';
import type { Work } from '../../providers/api/api-types';
import { addressText } from '../../resources/wash-requests/row-facts';
import { BOTTOM_BAR } from '../../theme/frame';
import { tokens } from '../../theme/tokens';

interface Props {
  readonly row: Work;
  readonly phone: string | undefined;
  /** What marking the stop is called; null: it cannot be marked now. */
  readonly main: string | null;
  readonly isReady: boolean;
  readonly onMain: () => void;
}

/** The way there, the telephone and the mark, under one thumb. */
export function StopActions({ row, phone, main, isReady, onMain }: Props) {
  const address = addressText(row);
  return (
    <Box sx={bar}>
      {address !== '' && (
        <Button
          variant="outlined"
          startIcon={<DirectionsIcon />}
          href={directionsUrl(address)}
          target="_blank"
          rel="noreferrer"
          sx={small}
        >
          {t('day.route')}
        </Button>
      )}
      {phone && (
        <Button variant="outlined" startIcon={<PhoneIcon />} href={`tel:${phone}`} sx={small}>
          {t('day.call')}
        </Button>
      )}
      {main !== null && (
        <Button variant="contained" disabled={!isReady} onClick={onMain} sx={{ minHeight: 52, flex: '2 !important' }}>
          {main}
        </Button>
      )}
    </Box>
  );
}

const small = { minHeight: 52, px: 1 };

// Above the menu on phones, at the end of the card on desks.
const bar = {
  display: 'flex',
  gap: 1.25,
  p: { xs: 1.25, md: 2 },
  pt: { md: 0 },
  '& > *': { flex: 1 },
  position: { xs: 'fixed', md: 'static' },
  insetInline: 0,
  bottom: BOTTOM_BAR,
  zIndex: 10,
  bgcolor: tokens.paper,
  borderTop: { xs: `1px solid ${tokens.lineStrong}`, md: 0 },
};
