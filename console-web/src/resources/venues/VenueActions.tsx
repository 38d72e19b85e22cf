import QrCode2 from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { t } from '../../i18n';
import type { Venue } from '../../providers/api/api-types';
import { EditVenue } from './EditVenue';
import { VenuePoster } from './VenuePoster';

/** What can be done with a venue; an edit that waits stands below the buttons, which stay where they are. */
export const VenueActions = () => (
  <Box sx={row}>
    <EditVenue />
    <ShowPoster />
  </Box>
);

/** The way to the QR code of a venue's registration page. */
function ShowPoster() {
  const venue = useRecordContext<Venue>();
  const [isOpen, setOpen] = useState(false);
  if (venue === undefined) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<QrCode2 />}
        aria-label={t('venues.poster.openOf', { name: venue.name })}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {t('venues.poster.open')}
      </Button>
      {isOpen && <VenuePoster venue={venue} onClose={() => setOpen(false)} />}
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > *': { flex: { xs: 1, md: 'none' } },
  '& > [role=status]': { order: 1, flexBasis: '100%' },
};
