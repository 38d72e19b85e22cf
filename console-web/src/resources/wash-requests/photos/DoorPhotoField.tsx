import PhotoCameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { PHOTO_TYPES } from '@laundry/shared/constants/photo-limits';
import { PROOF_LIMITS, type ProofOf } from '@laundry/shared/constants/proof';
import { CUSTOMERS_PROOFS } from '@laundry/shared/rules/proofs/proof-photo';
import { useId, useRef } from 'react';
import { t } from '../../../i18n';
import { TOUCH_TARGET, tokens } from '../../../theme/tokens';
import type { useDoorPhotos } from './useDoorPhotos';

interface Props {
  readonly proofOf: ProofOf;
  readonly door: ReturnType<typeof useDoorPhotos>;
}

/** A photo of the door with a mark, taken with the phone's camera; always optional. */
export function DoorPhotoField({ proofOf, door }: Props) {
  const { photos, problem, isPending, add, remove } = door;
  const labelId = useId();
  const hintId = useId();
  const camera = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const max = PROOF_LIMITS.perAct;
  const isFull = photos.length >= max;
  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={hintId}>
      <Typography id={labelId} sx={{ fontWeight: 700 }}>
        {t('doorPhotos.label', { max })}
      </Typography>
      <Typography id={hintId} variant="body2" color="textSecondary">
        {t(CUSTOMERS_PROOFS.includes(proofOf) ? 'doorPhotos.shown' : 'doorPhotos.notShown')}
      </Typography>
      {photos.length > 0 && (
        <Box component="ul" sx={list}>
          {photos.map(({ key, src }, index) => (
            <li key={key}>
              <img src={src} alt={t('doorPhotos.photo', { place: index + 1 })} />
              <Button
                aria-label={t('doorPhotos.removeOf', { place: index + 1 })}
                onClick={() => {
                  remove(key);
                  button.current?.focus();
                }}
                sx={{ minHeight: TOUCH_TARGET }}
              >
                {t('doorPhotos.remove')}
              </Button>
            </li>
          ))}
        </Box>
      )}
      <input
        ref={camera}
        type="file"
        accept={PHOTO_TYPES.join()}
        capture="environment"
        tabIndex={-1}
        aria-hidden
        style={unseen}
        onChange={({ currentTarget: field }) => {
          const file = field.files?.[0];
          if (file !== undefined) void add(file);
          // The same photo can be chosen again.
          field.value = '';
        }}
      />
      <Button
        ref={button}
        variant="outlined"
        startIcon={<PhotoCameraIcon />}
        aria-disabled={isFull || isPending}
        onClick={() => isFull || isPending || camera.current?.click()}
        sx={{ mt: 1, minHeight: TOUCH_TARGET, '&[aria-disabled=true]': { opacity: 0.5 } }}
      >
        {t(isPending ? 'doorPhotos.adding' : photos.length > 0 ? 'doorPhotos.takeMore' : 'doorPhotos.take')}
      </Button>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ display: 'inline', ml: 1 }}>
        {photos.length > 0 && t('doorPhotos.taken', { count: photos.length, max })}
      </Typography>
      {problem !== null && (
        <FormHelperText error role="alert">
          {t(`doorPhotos.notStored.${problem}`)}
        </FormHelperText>
      )}
    </Box>
  );
}

const unseen = { position: 'absolute', width: 1, height: 1, opacity: 0 } as const;

const list = {
  display: 'flex',
  gap: 1.5,
  p: 0,
  m: 0,
  mt: 1,
  listStyle: 'none',
  '& li': { display: 'grid', justifyItems: 'center' },
  '& img': { width: 112, height: 112, objectFit: 'cover', borderRadius: 1, border: `1px solid ${tokens.line}` },
};
