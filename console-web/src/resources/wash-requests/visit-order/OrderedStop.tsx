import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { personName } from '@laundry/shared/text/person-name';
import { addressLine } from '@laundry/shared/text/venue-room';
import { timeOf } from '@laundry/shared/time/jst';
import type { PointerEvent } from 'react';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { TOUCH_TARGET, tokens } from '../../../theme/tokens';
import { shownLeg } from '../row-facts';

interface Props {
  readonly row: StoredRow;
  readonly className: string | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onUp: () => void;
  readonly onDown: () => void;
  readonly onGrip: (event: PointerEvent) => void;
}

/** A stop to be moved: by its grip, or by buttons, which stay focusable at the ends, aria-disabled. */
export function OrderedStop({ row, className, isFirst, isLast, onUp, onDown, onGrip }: Props) {
  const leg = t(`day.to.${shownLeg(row)}`);
  const whose = { name: personName(row), leg };
  const button = (way: 'up' | 'down', isOff: boolean, onClick: () => void) => (
    <IconButton
      data-move={`${row.id} ${way}`}
      aria-label={t(`visitOrder.${way}Of`, whose)}
      title={t(`visitOrder.${way}`)}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
      sx={{ width: TOUCH_TARGET, height: TOUCH_TARGET, '&[aria-disabled=true]': { opacity: 0.3, cursor: 'default' } }}
    >
      {way === 'up' ? <UpIcon /> : <DownIcon />}
    </IconButton>
  );
  return (
    <li className={className}>
      <Box component="span" title={t('visitOrder.drag')} onPointerDown={onGrip} sx={grip}>
        <DragIcon aria-hidden />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 700 }}>
          {timeOf(row.sched_dt)}
          <Box component="span" sx={{ mx: 1, color: shownLeg(row) === 'pickup' ? tokens.accent : tokens.row.blue.ink }}>
            {leg}
          </Box>
          {t('requests.list.sirNamed', { name: whose.name })}
        </Box>
        <Box sx={{ fontSize: 13, color: tokens.inkSoft }}>{addressLine(row)}</Box>
      </Box>
      {button('up', isFirst, onUp)}
      {button('down', isLast, onDown)}
    </li>
  );
}

const grip = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: TOUCH_TARGET,
  height: TOUCH_TARGET,
  cursor: 'grab',
  color: tokens.inkSoft,
  // A finger that drags a row does not scroll the list.
  touchAction: 'none',
  userSelect: 'none',
};
