import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import { RowChangedBy } from '../../../components/live/RowChangedBy';
import { personName } from '@laundry/shared/text/person-name';
import { addressLine } from '@laundry/shared/text/venue-room';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf, timeOf } from '@laundry/shared/time/jst';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { useOperator } from '../../../providers/access/OperatorContext';
import { mainAction } from '../../../resources/wash-requests/request/request-actions';
import { RESOURCE } from '../../../resources/wash-requests/request-keys';
import { shownLeg } from '../../../resources/wash-requests/row-facts';
import { tokens } from '../../../theme/tokens';
import { LEG_COLOURS } from './StopHead';

/** A stop in a line; a tap makes it the one that is on. Another day than today is said. */
export function StopLine({ row, onChoose }: { row: Work; onChoose: (id: number) => void }) {
  const reason = mainAction(useOperator(), row)?.reason;
  const now = nowJst();
  const isToday = dateOf(row.sched_dt) === dateOf(now);
  return (
    <li>
      <ButtonBase onClick={() => onChoose(row.id)} sx={line}>
        <RowChangedBy resource={RESOURCE} id={row.id} />
        <span className="time">
          {!isToday && <span className="soft">{displayDate(row.sched_dt, 'ja', now)}</span>}
          {timeOf(row.sched_dt)}
        </span>
        <Box component="span" sx={{ color: LEG_COLOURS[shownLeg(row)], fontWeight: 700 }}>
          {t(`day.to.${shownLeg(row)}`)}
        </Box>
        <span className="who">
          {personName(row)}
          {row.has_report && (
            <Chip component="span" size="small" color="warning" label={t('day.hasReport')} sx={{ ml: 1 }} />
          )}
          <span className="soft">{[reason, addressLine(row)].filter(Boolean).join('　')}</span>
        </span>
        <span>{t('day.bags', { count: row.count })}</span>
      </ButtonBase>
    </li>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1.25,
  width: '100%',
  minHeight: 56,
  px: 1.5,
  mb: 0.75,
  textAlign: 'left',
  fontSize: 16,
  bgcolor: tokens.paper,
  border: `1px solid ${tokens.line}`,
  borderRadius: 1,
  // On the edge, over no word.
  '& > .changed-by': { top: -9, insetInlineStart: 'auto', insetInlineEnd: 8 },
  '& .time': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .who': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .soft': {
    display: 'block',
    fontSize: 13,
    fontWeight: 400,
    color: tokens.inkSoft,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
};
