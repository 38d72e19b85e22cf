import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { tokens } from '../../theme/tokens';
import { type Fact, FactList } from './FactList';

interface Props {
  readonly lines: readonly string[];
  /** To whom or what it was done. */
  readonly facts?: readonly Fact[];
  readonly to: string;
  readonly label: string;
}

/** The end of a procedure: what was done, and the way back. */
export function DonePanel({ lines, facts = [], to, label }: Props) {
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
      {facts.length > 0 && <FactList facts={facts} />}
      <Button component={Link} to={to} variant="contained">
        {label}
      </Button>
    </Paper>
  );
}
