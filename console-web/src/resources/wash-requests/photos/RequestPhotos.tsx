import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PROOF_NAMES_JA } from '@laundry/shared/masters/proof-names-ja';
import { may } from '@laundry/shared/rules/accounts/permissions';
import { displayDateTime } from '@laundry/shared/time/display';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Confirm } from '../../../components/form/dialog/Confirm';
import { Section } from '../../../components/page/Section';
import { StoredPhoto } from '../../../components/photos/StoredPhoto';
import { t } from '../../../i18n';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { RequestDetail } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { nowJst } from '../../../providers/clock';
import { useConsoleData } from '../../../providers/useConsoleData';
import { RESOURCE, requestKeys } from '../request-keys';
import { TOUCH_TARGET } from '../../../theme/tokens';

type Photo = NonNullable<RequestDetail['photos']>[number];

/** What was photographed at the doors of a request, for whoever may know where they are. */
export function RequestPhotos({ request }: { request: RequestDetail }) {
  const photos = request.photos ?? [];
  if (photos.length === 0) return null;
  return (
    <Section title={t('doorPhotos.section')}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 0, m: 0, listStyle: 'none' }}>
        {photos.map((photo, index) => (
          <li key={photo.name}>
            <RequestPhoto request={request} photo={photo} place={placeOf(photos, index)} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

/** Among those of the same thing. */
const placeOf = (photos: readonly Photo[], index: number): number =>
  photos.slice(0, index + 1).filter(({ proof_of }) => proof_of === photos[index]?.proof_of).length;

function RequestPhoto({ request, photo, place }: { request: RequestDetail; photo: Photo; place: number }) {
  const operator = useOperator();
  const { getRequestPhoto } = useConsoleData();
  const { name, proof_of, taken_at, taken_by_name: staff } = photo;
  const what = PROOF_NAMES_JA[proof_of];
  const words = {
    alt: t('doorPhotos.shownOf', { what, place }),
    enlarge: t('doorPhotos.enlarge', { what, place }),
    failed: t('doorPhotos.failed'),
    close: t('doorPhotos.close'),
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', maxWidth: { xs: 140, md: 200 } }}>
      <StoredPhoto
        queryKey={[RESOURCE, 'photo', request.id, name]}
        read={() => getRequestPhoto(request.id, name)}
        words={words}
      />
      <Typography sx={{ fontWeight: 700 }}>{what}</Typography>
      <Typography variant="body2" color="textSecondary">
        {displayDateTime(taken_at, 'ja', nowJst())}
        <br />
        {staff}
      </Typography>
      {may(operator, 'request.photo', request) && <RemovePhoto id={request.id} name={name} what={words.alt} />}
    </Box>
  );
}

/** Takes away what is of the wrong door, or shows too much; asked first, for it is gone. */
function RemovePhoto({ id, name, what }: { id: number; name: string; what: string }) {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      await data.removeRequestPhoto(id, name);
      notify(t('doorPhotos.removed'), { type: 'success' });
    } catch (error) {
      notify(problemLines(error).join('\n'), { type: 'error' });
    } finally {
      setPending(false);
      setAsked(false);
      void client.invalidateQueries({ queryKey: requestKeys.details });
    }
  };
  return (
    <>
      <Button aria-label={`${t('doorPhotos.removePhoto')} ${what}`} onClick={() => setAsked(true)} sx={removal}>
        {t('doorPhotos.remove')}
      </Button>
      {isAsked && (
        <Confirm
          title={t('doorPhotos.question')}
          content={t('doorPhotos.questionLead')}
          confirm={t('doorPhotos.removePhoto')}
          danger
          loading={isPending}
          onConfirm={() => void remove()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

const removal = { minHeight: TOUCH_TARGET, px: 0, minWidth: TOUCH_TARGET, justifyContent: 'flex-start' };
