import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LoadFailed } from '@laundry/web-kit/loading/load-once';
import type { ScreenFailure } from '@laundry/web-kit/loading/screen-boundary';
import { shellTexts } from '../../i18n/shell';
import { ProblemLines } from '../page/ProblemLines';
import { useRecovery } from './useRecovery';

/** In place of a screen that broke, or whose code did not arrive. */
export function BrokenScreen(failure: ScreenFailure) {
  return failure.error instanceof LoadFailed ? <NotLoaded {...failure} /> : <Broken />;
}

/** Goes away by itself as soon as the line is back. */
function NotLoaded({ tries, onAgain }: ScreenFailure) {
  const { isRecovering, recover } = useRecovery(tries, onAgain);
  return (
    <Stack sx={frame}>
      <ProblemLines lines={[shellTexts.error.notLoaded]} />
      <Button variant="contained" disabled={isRecovering} onClick={() => void recover()}>
        {shellTexts.error.retry}
      </Button>
    </Stack>
  );
}

const Broken = () => (
  <Stack role="alert" sx={frame}>
    <Typography>{shellTexts.error.crashed}</Typography>
    <Button variant="contained" onClick={() => window.location.reload()}>
      {shellTexts.error.retry}
    </Button>
  </Stack>
);

const frame = { alignItems: 'center', gap: 2, p: 4 };
