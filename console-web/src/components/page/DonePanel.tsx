import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { tokens } from '../../theme/tokens';

/** The end of a procedure: what was done, and the way back. */
export function DonePanel({ lines, to, label }: { lines: readonly string[]; to: string; label: string }) {
  return (
    <Paper
      role="status"
      variant="outlined"
      sx={{
        p: 3,
        display: 'grid',
        gap: 1.5,
        bgcolor: tokens.goodSoft,
        borderColor: tokens.good,
        justifyItems: 'start',
      }}
    >
      {lines.map((line) => (
        <Typography key={line} sx={{ fontWeight: 700 }}>
          {line}
        </Typography>
      ))}
      <Button component={Link} to={to} variant="contained">
        {label}
      </Button>
    </Paper>
  );
}
