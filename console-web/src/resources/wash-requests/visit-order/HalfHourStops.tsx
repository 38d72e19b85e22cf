import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { tokens } from '../../../theme/tokens';
import { OrderedStop } from './OrderedStop';
import { spanOf } from './order-draft';
import { useRowDrag } from './useRowDrag';

interface Props {
  readonly stops: readonly StoredRow[];
  readonly onMove: (from: number, to: number, button?: 'up' | 'down') => void;
}

/** The stops of one half hour, each to be dragged, or moved by its buttons. */
export function HalfHourStops({ stops, onMove }: Props) {
  const id = useId();
  const { list, dragged, onPointerDown } = useRowDrag(onMove);
  const [first] = stops;
  const classOf = (place: number): string | undefined => {
    if (dragged === null) return undefined;
    if (place === dragged.from) return 'dragged';
    if (place === dragged.to) return 'before';
    return dragged.to >= stops.length && place === stops.length - 1 ? 'after' : undefined;
  };
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 0.5, fontSize: 15, fontWeight: 700 }}>
        {first !== undefined && t('visitOrder.halfHour', spanOf(first))}
      </Typography>
      <Box component="ol" ref={list} sx={styles}>
        {stops.map((row, place) => (
          <OrderedStop
            key={row.id}
            row={row}
            className={classOf(place)}
            isFirst={place === 0}
            isLast={place === stops.length - 1}
            onUp={() => onMove(place, place - 1, 'up')}
            onDown={() => onMove(place, place + 1, 'down')}
            onGrip={(event) => onPointerDown(event, place)}
          />
        ))}
      </Box>
    </Box>
  );
}

const styles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderTop: `1px solid ${tokens.line}`,
  '& > li': { display: 'flex', alignItems: 'center', gap: 0.5, borderBottom: `1px solid ${tokens.line}` },
  '& .dragged': { opacity: 0.5, bgcolor: tokens.accentSoft },
  // Where it would be let go.
  '& .before': { boxShadow: `inset 0 3px ${tokens.accent}` },
  '& .after': { boxShadow: `inset 0 -3px ${tokens.accent}` },
};
