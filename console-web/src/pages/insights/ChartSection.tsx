import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '../../components/page/Section';

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly action?: ReactNode;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

/** A chart and the table of its values: side by side on a desk, one below the other on a phone. */
export function ChartSection({ title, note, action, chart, table }: Props) {
  return (
    <Section title={title} action={action}>
      {note !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {note}
        </Typography>
      )}
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {chart}
        {table}
      </Box>
    </Section>
  );
}
