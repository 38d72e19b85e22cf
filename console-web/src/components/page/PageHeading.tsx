import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { shellTexts } from '../../i18n/shell';

/** The title of a screen, in the page and in the browser's tab; what belongs to the whole screen stands beside it. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      <title>{`${title}｜${shellTexts.product}`}</title>
      <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
