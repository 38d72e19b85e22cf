import QrCode2 from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { t } from '../../i18n';
import type { Venue } from '../../providers/api/api-types';
import { EditVenue } from './EditVenue';
import { OpenButton } from './OpenButton';
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
      <OpenButton
        startIcon={<QrCode2 />}
        aria-label={t('venues.poster.openOf', { name: venue.name })}
        onClick={() => setOpen(true)}
      >
        {t('venues.poster.open')}
      </OpenButton>
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
