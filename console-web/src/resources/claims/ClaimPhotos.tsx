import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@laundry/shared/constants/limits';
import { StoredPhoto } from '../../components/photos/StoredPhoto';
import { t } from '../../i18n';
import type { Claim } from '../../providers/api/api-types';
import { useConsoleData } from '../../providers/useConsoleData';

/** The photos of a claim, each larger at a press. */
export function ClaimPhotos({ claim: { id, photos } }: { claim: Claim }) {
  const { getClaimPhoto } = useConsoleData();
  if (photos.length === 0)
    return <Typography color="textSecondary">{t('claims.noPhotos', { days: LIMITS.photoDays })}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {photos.map(({ name }, index) => (
        <StoredPhoto
          key={name}
          queryKey={['claims', 'photo', id, name]}
          read={() => getClaimPhoto(id, name)}
          words={wordsOf(index + 1)}
        />
      ))}
    </Box>
  );
}

const wordsOf = (place: number) => ({
  alt: t('claims.photo', { place }),
  enlarge: t('claims.enlarge', { place }),
  failed: t('claims.photoFailed', { place }),
  close: t('claims.close'),
});
