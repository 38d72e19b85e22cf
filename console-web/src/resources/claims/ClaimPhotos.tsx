import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plainButton } from '../../components/inline/plain-button';
import { t } from '../../i18n';
import type { Claim } from '../../providers/api/api-types';
import { useConsoleData } from '../../providers/useConsoleData';

/** The photos of a claim, each larger at a press. */
export function ClaimPhotos({ claim: { id, photos } }: { claim: Claim }) {
  if (photos.length === 0) return <Typography color="textSecondary">{t('claims.noPhotos')}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {photos.map(({ name }, index) => (
        <ClaimPhoto key={name} id={id} name={name} place={index + 1} />
      ))}
    </Box>
  );
}

function ClaimPhoto({ id, name, place }: { id: number; name: string; place: number }) {
  const { getClaimPhoto } = useConsoleData();
  const [isLarge, setLarge] = useState(false);
  const { data: src, isError } = useQuery({
    queryKey: ['claims', 'photo', id, name],
    staleTime: Infinity,
    queryFn: async () => dataUrlOf((await getClaimPhoto(id, name))?.blob),
  });
  if (isError) return <Typography color="textSecondary">{t('claims.photoFailed', { place })}</Typography>;
  if (src === undefined) return <Skeleton variant="rounded" width={200} height={200} />;
  const alt = t('claims.photo', { place });
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={t('claims.enlarge', { place })}
        sx={thumb}
        onClick={() => setLarge(true)}
      >
        <img src={src} alt="" />
      </Box>
      <Dialog open={isLarge} onClose={() => setLarge(false)} maxWidth={false} aria-label={alt}>
        <Box component="img" src={src} alt={alt} sx={{ display: 'block', maxWidth: '90vw', maxHeight: '80vh' }} />
        <Button onClick={() => setLarge(false)}>{t('claims.close')}</Button>
      </Dialog>
    </>
  );
}

/** As the page may show it: an image loads with no token. */
const dataUrlOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    if (blob === undefined) throw new Error('There is no photo.');
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('A photo cannot be read.'));
    reader.readAsDataURL(blob);
  });

const thumb = {
  ...plainButton,
  p: 0,
  width: { xs: 140, md: 200 },
  height: { xs: 140, md: 200 },
  overflow: 'hidden',
  borderRadius: 1,
  cursor: 'zoom-in',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
};
