import { useNotify, useRecordContext } from 'ra-core';
import { useState } from 'react';
import { WaitingDraft } from '../../components/form/draft/WaitingDraft';
import { useSharedEdit } from '../../components/form/shared-write/useSharedEdit';
import { t } from '../../i18n';
import type { Venue, VenueBody } from '../../providers/api/api-types';
import { OpenButton } from './OpenButton';
import { VenueDialog, venueDraft } from './VenueDialog';

/** The way to another name, language or pickup method of a partner venue; what was begun and not saved waits beside it. */
export function EditVenue() {
  const venue = useRecordContext<Venue>();
  const [isOpen, setOpen] = useState(false);
  if (venue === undefined) return null;
  return (
    <>
      <OpenButton aria-label={t('venues.edit.openOf', { name: venue.name })} onClick={() => setOpen(true)}>
        {t('venues.edit.open')}
      </OpenButton>
      {isOpen ? (
        <OpenVenue venue={venue} onClose={() => setOpen(false)} />
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

function OpenVenue({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  const [typed, setTyped] = useState<readonly string[]>([]);
  const { store, others } = useSharedEdit('venues', venue, typed);
  const notify = useNotify();
  const save = async (body: VenueBody) => {
    const { name } = await store(body);
    notify(t('venues.edit.saved', { name }), { type: 'success' });
  };
  return <VenueDialog venue={venue} others={others} onTyped={setTyped} save={save} onClose={onClose} />;
}
