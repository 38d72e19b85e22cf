import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAgainOnline } from '@laundry/web-kit/loading/use-again-online';
import { shellTexts } from '../../i18n/shell';
import { problemLines } from '../../providers/api/problem';
import { ProblemLines } from '../page/ProblemLines';

/** A screen whose data did not come: why, and a way on, which it takes itself when the line is back. */
export function FailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useAgainOnline(onRetry);
  return (
    <Stack
      sx={{ minHeight: '30vh', alignItems: 'center', justifyContent: 'center', gap: 2, p: 3, textAlign: 'center' }}
    >
      <Typography variant="h2">{shellTexts.error.title}</Typography>
      <ProblemLines lines={problemLines(error)} />
      <Button variant="contained" onClick={onRetry}>
        {shellTexts.error.retry}
      </Button>
    </Stack>
  );
}
