import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tokens } from '../../theme/tokens';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Labels and values, one a line. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'minmax(6.5em, max-content) 1fr', m: 0 }}>
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents', '& > *': { py: 0.75, borderBottom: `1px solid ${tokens.line}` } }}>
          <Box component="dt" sx={{ pr: 2, color: 'text.secondary', fontSize: 13, lineHeight: '24px' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
