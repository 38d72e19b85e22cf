import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { requestTexts } from '../../../i18n/wash-requests';
import { HEADER_HEIGHT } from '../../../layout/AppHeader';
import type { RequestRow } from '../../../providers/api-types';
import { tokens } from '../../../theme/tokens';
import { rowTotals } from './row-totals';

export const LIST_BAR_HEIGHT = 44;
const { list, selection } = requestTexts;

interface Props {
  readonly rows: readonly RequestRow[];
  readonly isRefreshing: boolean;
  readonly selectedCount: number;
  readonly onAssign: () => void;
  readonly onClear: () => void;
}

/** Hits, totals and the selection: stays in sight while the list scrolls. */
export function ListBar({ rows, isRefreshing, selectedCount, onAssign, onClear }: Props) {
  const totals = useMemo(() => rowTotals(rows), [rows]);
  return (
    <Paper square elevation={0} sx={{ ...stuck, bgcolor: selectedCount > 0 ? tokens.accentSoft : tokens.ground }}>
      <Typography role="status" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {list.hits(totals.hits)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {list.bags(totals.bags)}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
        {list.foldCost(totals.foldCost)}
      </Typography>
      {isRefreshing && (
        <Typography variant="body2" color="textSecondary">
          {list.refreshing}
        </Typography>
      )}
      {selectedCount > 0 && (
        <Stack direction="row" sx={selectionBar}>
          <Typography role="status" sx={{ fontWeight: 700 }}>
            {selection.count(selectedCount)}
          </Typography>
          <Button size="small" variant="contained" onClick={onAssign}>
            {selection.assign}
          </Button>
          <Button size="small" onClick={onClear} sx={{ bgcolor: 'background.paper' }}>
            {selection.clear}
          </Button>
        </Stack>
      )}
    </Paper>
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
  alignItems: 'center',
  ml: { md: 'auto' },
  position: { xs: 'fixed', md: 'static' },
  insetInline: 0,
  bottom: 0,
  justifyContent: 'space-between',
  p: { xs: 1.25, md: 0 },
  pb: { xs: 'calc(10px + env(safe-area-inset-bottom))', md: 0 },
  bgcolor: { xs: tokens.accentSoft, md: 'transparent' },
  borderTop: { xs: `1px solid ${tokens.lineStrong}`, md: 0 },
};
