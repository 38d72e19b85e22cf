import QrCode2 from '@mui/icons-material/QrCode2';
import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { TrailDialog } from '../../components/timeline/TrailDialog';
import { t } from '../../i18n';
import type { Venue } from '../../providers/api/api-types';
import { useConsoleData } from '../../providers/useConsoleData';
import { EditVenue } from './EditVenue';
import { OpenButton } from './OpenButton';
import { VenuePoster } from './VenuePoster';

/** What can be done with a venue; an edit that waits stands below the buttons, which stay where they are. */
export const VenueActions = () => (
  <Box sx={row}>
    <EditVenue />
    <ShowPoster />
    <ShowTrail />
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

/** The way to who changed what of a venue. */
function ShowTrail() {
  const venue = useRecordContext<Venue>();
  const [isOpen, setOpen] = useState(false);
  const { venueTrail, undoVenue } = useConsoleData();
  if (venue === undefined) return null;
  const { id, name, version } = venue;
  return (
    <>
      <OpenButton aria-label={t('timeline.openOf', { name })} onClick={() => setOpen(true)}>
        {t('timeline.open')}
      </OpenButton>
      {isOpen && (
        <TrailDialog
          name={name}
          queryKey={['trail', 'venues', id, version]}
          read={(rows) => venueTrail(id, rows)}
          undo={{ send: (entry) => undoVenue(id, entry.id) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  // All of them in one line of the table.
  minWidth: { md: 248 },
  '& > *': { flex: { xs: 1, md: 'none' } },
  '& > [role=status]': { order: 1, flexBasis: '100%' },
};
