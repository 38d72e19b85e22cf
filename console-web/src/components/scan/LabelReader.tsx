import Stack from '@mui/material/Stack';
import { Camera } from './Camera';
import { TypedLabel } from './TypedLabel';

/** Labels by the camera or by hand. */
export default function LabelReader({ onCode }: { onCode: (text: string) => void }) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Camera onCode={onCode} />
      <TypedLabel onCode={onCode} />
    </Stack>
  );
}
