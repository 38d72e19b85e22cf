import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { t } from '../../i18n';
import type { Work } from '../../providers/api/api-types';
import { sizeLabel } from '../../resources/wash-requests/row-facts';
import { rowColours } from '../../theme/row-colours';
import { tokens } from '../../theme/tokens';
import { WaitingRow } from './WaitingRow';

interface Props {
  readonly stage: 'wash' | 'fold';
  readonly rows: readonly Work[];
  /** Some of it is late, and stands apart. */
  readonly hasLate: boolean;
  readonly onAdvance: (row: Work) => void;
}

/** What waits for a stage, the soonest delivery first, with how much it is by size. */
export function WaitingBags({ stage, rows, hasLate, onAdvance }: Props) {
  const none = t(`day.${hasLate ? 'noneElse' : 'none'}.${stage}`);
  return (
    <Bags title={t(`day.${stage}`)} rows={rows} sizes={rows.length === 0 ? none : bySize(rows)}>
      {rows.map((row) => (
        <WaitingRow key={row.id} row={row} onAdvance={onAdvance} />
      ))}
    </Bags>
  );
}

/** What is late for either stage, before all else: each says how far it is. */
export function LateBags({ rows, onAdvance }: Pick<Props, 'rows' | 'onAdvance'>) {
  if (rows.length === 0) return null;
  return (
    <Box sx={late}>
      <Bags title={t('today.late')} rows={rows} sizes={bySize(rows)}>
        {rows.map((row) => (
          <WaitingRow key={row.id} row={row} onAdvance={onAdvance}>
            <span className="tag">{row.display_status}</span>
          </WaitingRow>
        ))}
      </Bags>
    </Box>
  );
}

interface BagsProps {
  readonly title: string;
  readonly rows: readonly Work[];
  readonly sizes: string;
  readonly children: ReactNode;
}

function Bags({ title, rows, sizes, children }: BagsProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {title} <Box component="span">{t('day.bags', { count: bags(rows) })}</Box>
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {sizes}
      </Typography>
      <Box component="ul" sx={list}>
        {children}
      </Box>
    </Box>
  );
}

const bags = (rows: readonly Work[]): number => rows.reduce((sum, { count }) => sum + count, 0);

function bySize(rows: readonly Work[]): string {
  const sizes = [...new Set(rows.map(({ size }) => size))].sort((one, other) => one - other);
  return sizes
    .map((size) => t('day.bySize', { size: sizeLabel(size), count: bags(rows.filter((row) => row.size === size)) }))
    .join('・');
}

const late = {
  mb: 2,
  '& h2': { color: tokens.row.red.ink },
  '& ul': { gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 2 },
};

const list = {
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  p: 0,
  m: 0,
  '& > li': {
    p: 1.5,
    border: `1px solid ${tokens.line}`,
    borderLeft: `6px solid ${tokens.lineStrong}`,
    borderRadius: 1,
    bgcolor: tokens.paper,
  },
  '& .head': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1, fontSize: 17 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 28 }, color: tokens.ink },
  '& .tag': {
    display: 'inline-block',
    mr: 0.75,
    px: 0.75,
    border: `1px solid ${tokens.lineStrong}`,
    borderRadius: 1,
    fontSize: 13,
    bgcolor: tokens.paper,
  },
  '& .care': { fontWeight: 700, whiteSpace: 'pre-wrap' },
  '& .soft': { color: tokens.inkSoft, whiteSpace: 'pre-wrap' },
  ...rowColours((name) => `& > li.${name}`),
};
