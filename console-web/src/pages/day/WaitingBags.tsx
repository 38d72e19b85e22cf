import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { rowColour } from '@laundry/shared/rules/dispatch/row-badges';
import { personName } from '@laundry/shared/text/person-name';
import { useId } from 'react';
import { Link } from 'react-router';
import { t } from '../../i18n';
import type { Work } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { useOperator } from '../../providers/access/OperatorContext';
import { mainAction } from '../../resources/wash-requests/detail/request-actions';
import { requestPaths } from '../../resources/wash-requests/request-paths';
import { scheduleText, sizeLabel } from '../../resources/wash-requests/row-facts';
import { RowTags } from '../../resources/wash-requests/rows/RowTags';
import { ColourTag } from '../../resources/wash-requests/rows/row-parts';
import { rowColours } from '../../theme/row-colours';
import { tokens } from '../../theme/tokens';

interface Props {
  readonly stage: 'wash' | 'fold';
  readonly rows: readonly Work[];
  readonly onAdvance: (row: Work) => void;
}

/** What waits for a stage, the soonest delivery first, with how much it is by size. */
export function WaitingBags({ stage, rows, onAdvance }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {t(`day.${stage}`)} <Box component="span">{t('day.bags', { count: bags(rows) })}</Box>
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {rows.length === 0 ? t(`day.none.${stage}`) : bySize(rows).join('・')}
      </Typography>
      <Box component="ul" sx={list}>
        {rows.map((row) => (
          <WaitingRow key={row.id} row={row} onAdvance={onAdvance} />
        ))}
      </Box>
    </Box>
  );
}

function WaitingRow({ row, onAdvance }: { row: Work; onAdvance: (row: Work) => void }) {
  const main = mainAction(useOperator(), row);
  const colour = rowColour(row);
  const due = scheduleText(row.sched_delivery_dt, nowJst());
  return (
    <li className={colour ?? ''}>
      <div className="head">
        <strong>{`${sizeLabel(row.size)}・${t('day.bags', { count: row.count })}`}</strong>
        <span>{t('day.dueBy', { time: due })}</span>
      </div>
      <Link to={requestPaths.detail(row.id)}>{t('day.whose', { name: personName(row), id: row.id })}</Link>
      <div className="tags">
        {colour !== null && <ColourTag colour={colour} row={row} />}
        <RowTags row={row} />
      </div>
      {row.bikou !== '' && <div className="soft">{row.bikou}</div>}
      {main?.reason && <div>{main.reason}</div>}
      {main?.reason === null && (
        <Button
          variant={main.isTake ? 'outlined' : 'contained'}
          onClick={() => onAdvance(row)}
          sx={{ mt: 1 }}
          fullWidth
        >
          {main.label}
        </Button>
      )}
    </li>
  );
}

const bags = (rows: readonly Work[]): number => rows.reduce((sum, { count }) => sum + count, 0);

function bySize(rows: readonly Work[]): readonly string[] {
  const sizes = [...new Set(rows.map(({ size }) => size))].sort((one, other) => one - other);
  return sizes.map((size) =>
    t('day.bySize', { size: sizeLabel(size), count: bags(rows.filter((row) => row.size === size)) }),
  );
}

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
  '& .soft': { color: tokens.inkSoft, whiteSpace: 'pre-wrap' },
  ...rowColours((name) => `& > li.${name}`),
};
