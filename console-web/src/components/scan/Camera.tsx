import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n';
import { tokens } from '../../theme/tokens';
import { useCamera } from './useCamera';

/** What the camera sees, with a frame for the label; where there is no camera, why. */
export function Camera({ onCode }: { onCode: (text: string) => void }) {
  const { video, state } = useCamera(onCode);
  const isOff = state === 'refused' || state === 'none';
  return (
    <Box>
      <Box sx={{ ...picture, display: isOff ? 'none' : 'block' }}>
        <video ref={video} muted playsInline aria-label={t('labels.scan.camera')} />
        <Box aria-hidden className="frame" />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 0.75, color: isOff ? tokens.warn : tokens.inkSoft }}>
        {t(`labels.scan.${state}`)}
      </Typography>
    </Box>
  );
}

const picture = {
  position: 'relative',
  aspectRatio: '16 / 11',
  maxHeight: '28vh',
  mx: 'auto',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: '#000',
  '& video': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .frame': {
    position: 'absolute',
    inset: '12% 28%',
    border: '3px solid #fff',
    borderRadius: 1,
    boxShadow: '0 0 0 999px rgb(0 0 0 / 35%)',
  },
};
