import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shellTexts } from '../../i18n/shell';

/** No wait without a sign of progress. */
export function LoadingScreen() {
  return (
    <Stack role="status" sx={{ minHeight: '40vh', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
      <CircularProgress size={32} aria-hidden />
      <Typography color="textSecondary">{shellTexts.loading}</Typography>
    </Stack>
  );
}
