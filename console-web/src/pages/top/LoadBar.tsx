import Box from '@mui/material/Box';
import { tokens } from '../../theme/tokens';

interface Part {
  readonly value: number;
  readonly colour: string;
}

/** Parts of a whole as lengths, for the eye only: the numbers stand beside it. */
export function LoadBar({ parts, most }: { parts: readonly Part[]; most: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        height: 8,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: tokens.ground,
      }}
    >
      {parts.map(({ value, colour }) => (
        <Box key={colour} sx={{ width: `${Math.min(100, (value / most) * 100)}%`, bgcolor: colour }} />
      ))}
    </Box>
  );
}
