import Button from '@mui/material/Button';
import { useNotify, useRecordContext, useUpdate } from 'ra-core';
import { useState } from 'react';
import { WaitingDraft } from '../../components/form/draft/WaitingDraft';
import { t } from '../../i18n';
import type { Venue, VenueBody } from '../../providers/api/api-types';
import { VenueDialog, venueDraft } from './VenueDialog';

/** The way to another name, language or hand-over of a partner venue; what was begun and not saved waits beside it. */
export function EditVenue() {
  const venue = useRecordContext<Venue>();
  const [isOpen, setOpen] = useState(false);
  const [update] = useUpdate<Venue>('venues');
  const notify = useNotify();
  if (venue === undefined) return null;
  const save = async (data: VenueBody) => {
    const params = { id: venue.id, data, previousData: venue };
    await update(undefined, params, { returnPromise: true, mutationMode: 'pessimistic' });
    notify(t('venues.edit.saved', { name: data.name }), { type: 'success' });
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('venues.edit.openOf', { name: venue.name })}
        onClick={() => setOpen(true)}
      >
        {t('venues.edit.open')}
      </Button>
      {isOpen ? (
        <VenueDialog venue={venue} save={save} onClose={() => setOpen(false)} />
      ) : (
        <WaitingDraft
          name={venueDraft(venue)}
          what={t('venues.edit.open')}
          of={t('venues.edit.of', { name: venue.name })}
          onResume={() => setOpen(true)}
        />
      )}
    </>
  );
}
