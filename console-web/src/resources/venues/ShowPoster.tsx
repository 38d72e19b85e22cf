import QrCode2 from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { t } from '../../i18n';
import type { Venue } from '../../providers/api/api-types';
import { VenuePoster } from './VenuePoster';

/** The way to the QR code of a venue's registration page. */
export function ShowPoster() {
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
