import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The refusals of the server or of a rule, as orange lines; the `▲` is the screen's. */
export function ProblemLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Stack role="alert" sx={{ gap: 0.5 }}>
      {lines.map((line) => (
        <Typography key={line} color="warning" sx={{ fontWeight: 700 }}>
          {`▲ ${line}`}
        </Typography>
      ))}
    </Stack>
  );
}
