import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

/** A list without rows: why, and what to do about it. */
export function EmptyPanel({ text }: { text: string }) {
  return (
    <Paper role="status" variant="outlined" sx={{ p: 4, mt: 1, textAlign: 'center' }}>
      <Typography color="textSecondary">{text}</Typography>
    </Paper>
  );
}
