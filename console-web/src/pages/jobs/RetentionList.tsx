import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Row {
  readonly name: string;
  readonly facts: readonly string[];
}

/** What is stored, and what is to be said of it. */
export function RetentionList({ rows }: { rows: readonly Row[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {rows.map(({ name, facts }) => (
        <Box component="li" key={name} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {name}
          </Typography>
          {`　${facts.join('　')}`}
        </Box>
      ))}
    </Box>
  );
}
