import Box from '@mui/material/Box';

interface Named {
  readonly name: string;
  readonly colour: string;
}

/** Which colour is what, for the eye; the table names its columns. */
export function Legend({ series }: { series: readonly Named[] }) {
  return (
    <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 13 }}>
      {series.map(({ name, colour }) => (
        <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" aria-hidden sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: colour }} />
          {name}
        </Box>
      ))}
    </Box>
  );
}
