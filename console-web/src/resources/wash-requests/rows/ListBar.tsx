import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import { bagLabelsPath } from '../../../components/links/label-paths';
import { BOTTOM_BAR, HEADER_HEIGHT } from '../../../theme/frame';
import type { RequestRow, StoredRow } from '../../../providers/api/api-types';
import { tokens } from '../../../theme/tokens';
import { rowTotals } from './row-totals';

export const LIST_BAR_HEIGHT = 44;

interface Props {
  readonly rows: readonly RequestRow[];
  readonly selected: readonly StoredRow[];
  /** Nobody's, all that the search found: they can be given to somebody at once. */
  readonly unassigned: readonly StoredRow[];
  readonly isRefreshing: boolean;
  readonly onAssign: (rows: readonly StoredRow[]) => void;
}

/** Hits, totals and the selection: stays in sight while the list scrolls. */
export function ListBar({ rows, selected, unassigned, isRefreshing, onAssign }: Props) {
  const { hits, bags, foldCost } = useMemo(() => rowTotals(rows), [rows]);
  return (
    <Paper square elevation={0} sx={{ ...stuck, bgcolor: selected.length > 0 ? tokens.accentSoft : tokens.ground }}>
      <Typography role="status" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {t('lists.hits', { count: hits })}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {t('requests.list.bags', { count: bags })}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {t('requests.list.foldCost', { cost: foldCost })}
      </Typography>
      {isRefreshing && (
        <Typography variant="body2" color="textSecondary" className="no-print">
          {t('lists.refreshing')}
        </Typography>
      )}
      {selected.length === 0 && unassigned.length > 0 && (
        <Button
          size="small"
          variant="contained"
          className="no-print"
          onClick={() => onAssign(unassigned)}
          sx={{ ml: { md: 'auto' } }}
        >
          {t('requests.selection.assignAll', { count: unassigned.length })}
        </Button>
      )}
      {selected.length > 0 && <SelectionBar selected={selected} onAssign={onAssign} />}
    </Paper>
  );
}

function SelectionBar({ selected, onAssign }: Pick<Props, 'selected' | 'onAssign'>) {
  const { onUnselectItems } = useListContext();
  const { bags } = rowTotals(selected);
  return (
    <Stack direction="row" className="no-print" sx={selectionBar}>
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {t('requests.selection.count', { count: selected.length, bags })}
      </Typography>
      <Button size="small" variant="contained" data-key="assign-selected" onClick={() => onAssign(selected)}>
        {t('requests.selection.assign')}
      </Button>
      <Button
        size="small"
        component={Link}
        to={bagLabelsPath(selected.map(({ id }) => id))}
        sx={{ bgcolor: 'background.paper' }}
      >
        {t('labels.printThese')}
      </Button>
      <Button size="small" onClick={() => onUnselectItems()} sx={{ bgcolor: 'background.paper' }}>
        {t('requests.selection.clear')}
      </Button>
    </Stack>
  );
}

const stuck = {
  position: 'sticky',
  top: HEADER_HEIGHT,
  zIndex: 5,
  minHeight: LIST_BAR_HEIGHT,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 0.5,
  px: { xs: 0.5, md: 1 },
};

// On phones the selection is under the thumb.
const selectionBar = {
  gap: 1,
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  '& > *': { whiteSpace: 'nowrap', flex: { xs: 1, md: 'none' } },
  '& > :first-child': { flexBasis: { xs: '100%', md: 'auto' } },
  alignItems: 'center',
  ml: { md: 'auto' },
  position: { xs: 'fixed', md: 'static' },
  insetInline: 0,
  bottom: BOTTOM_BAR,
  justifyContent: 'space-between',
  p: { xs: 1.25, md: 0 },
  bgcolor: { xs: tokens.accentSoft, md: 'transparent' },
  borderTop: { xs: `1px solid ${tokens.lineStrong}`, md: 0 },
};
