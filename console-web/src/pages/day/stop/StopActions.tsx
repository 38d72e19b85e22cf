import { addressLine } from '@laundry/shared/text/venue-room';
import DirectionsIcon from '@mui/icons-material/DirectionsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { personName } from '@laundry/shared/text/person-name';
import { useId } from 'react';
import { directionsUrl } from '../../../components/links/map-url';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import { shownLeg } from '../../../resources/wash-requests/row-facts';
import { BOTTOM_BAR } from '../../../theme/frame';
import { tokens } from '../../../theme/tokens';
import { LEG_COLOURS } from './StopHead';

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
  const address = addressLine(row);
  const whoseId = useId();
  return (
    <Box sx={bar}>
      <Box id={whoseId} sx={whose}>
        <Box component="strong" sx={{ color: LEG_COLOURS[shownLeg(row)] }}>
          {t(`day.to.${shownLeg(row)}`)}
        </Box>{' '}
        {t('day.whose', { name: personName(row), id: row.id })}
      </Box>
      <Box sx={buttons}>
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
          <Button
            variant="contained"
            disabled={!isReady}
            aria-describedby={whoseId}
            onClick={onMain}
            sx={{ minHeight: 52, flex: 2 }}
          >
            {main}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const small = { minHeight: 52, px: 1, flex: 1 };

const buttons = { display: 'flex', gap: 1.25 };

// Whose stop the buttons are about, where its card may be scrolled away: never more than a line.
const whose = {
  display: { xs: 'block', md: 'none' },
  mb: 0.75,
  fontSize: 14,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

// Above the menu on phones, at the end of the card on desks.
const bar = {
  p: { xs: 1.25, md: 2 },
  pt: { xs: 0.75, md: 0 },
  position: { xs: 'fixed', md: 'static' },
  insetInline: 0,
  bottom: BOTTOM_BAR,
  zIndex: 10,
  bgcolor: tokens.paper,
  borderTop: { xs: `1px solid ${tokens.lineStrong}`, md: 0 },
};
