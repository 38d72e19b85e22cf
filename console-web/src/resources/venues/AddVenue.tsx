import AddBusiness from '@mui/icons-material/AddBusiness';
import Button from '@mui/material/Button';
import { useCreate, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { WaitingDraft } from '../../components/form/draft/WaitingDraft';
import { t } from '../../i18n';
import type { Venue, VenueBody } from '../../providers/api/api-types';
import { VenueDialog, venueDraft } from './VenueDialog';

/** The way to a new partner venue; one that was begun waits beside it. */
export function AddVenue() {
  const [isOpen, setOpen] = useState(false);
  const [create] = useCreate<Venue>('venues');
  const notify = useNotify();
  const refresh = useRefresh();
  const save = async (data: VenueBody, key: string) => {
    await create(undefined, { data, meta: { key } }, { returnPromise: true });
    notify(t('venues.add.saved', { name: data.name }), { type: 'success' });
    refresh();
  };
  return (
    <>
      <Button variant="contained" startIcon={<AddBusiness />} onClick={() => setOpen(true)}>
        {t('venues.add.open')}
      </Button>
      {isOpen ? (
        <VenueDialog save={save} onClose={() => setOpen(false)} />
      ) : (
        <WaitingDraft
          name={venueDraft()}
          what={t('venues.add.title')}
          of={t('venues.add.title')}
          onResume={() => setOpen(true)}
        />
      )}
    </>
  );
}
