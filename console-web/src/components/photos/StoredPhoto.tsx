import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { dataUrlOf } from '@laundry/web-kit/photos/shrink-photo';
import { useState } from 'react';
import { GuardedDialog } from '../form/dialog/GuardedDialog';
import type { Download } from '../../providers/api/client';
import { plainButton } from '../inline/plain-button';

interface Props {
  /** By which it is remembered: photos do not change. */
  readonly queryKey: readonly unknown[];
  readonly read: () => Promise<Download | null>;
  readonly words: { readonly alt: string; readonly enlarge: string; readonly failed: string; readonly close: string };
}

/** A photo of the server's, larger at a press. */
export function StoredPhoto({ queryKey, read, words }: Props) {
  const [isLarge, setLarge] = useState(false);
  const { data: src, isError } = useQuery({
    queryKey,
    staleTime: Infinity,
    queryFn: async () => {
      const photo = await read();
      if (photo === null) throw new Error('There is no photo.');
      // As the page may show it: an image loads with no token.
      return dataUrlOf(new Blob([await photo.blob.arrayBuffer()], { type: photo.blob.type }));
    },
  });
  if (isError) return <Typography color="textSecondary">{words.failed}</Typography>;
  if (src === undefined) return <Skeleton variant="rounded" width={200} height={200} />;
  return (
    <>
      <Box component="button" type="button" aria-label={words.enlarge} sx={thumb} onClick={() => setLarge(true)}>
        <img src={src} alt="" />
      </Box>
      <GuardedDialog open={isLarge} onClose={() => setLarge(false)} maxWidth={false} aria-label={words.alt}>
        <Box component="img" src={src} alt={words.alt} sx={{ display: 'block', maxWidth: '90vw', maxHeight: '80vh' }} />
        <Button onClick={() => setLarge(false)}>{words.close}</Button>
      </GuardedDialog>
    </>
  );
}

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
