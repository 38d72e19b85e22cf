import LocalShippingIcon from '@mui/icons-material/LocalShippingOutlined';
import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { displayDate } from '@laundry/shared/time/display';
import { dateOf, timeOf } from '@laundry/shared/time/jst';
import type { Ref } from 'react';
import { t } from '../../../i18n';
import type { Work } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { RowChangedBy } from '../../../components/live/RowChangedBy';
import { RESOURCE } from '../../../resources/wash-requests/request-keys';
import { shownLeg } from '../../../resources/wash-requests/row-facts';
import { tokens } from '../../../theme/tokens';

const ICONS = { pickup: ShoppingBagIcon, delivery: LocalShippingIcon } as const;
export const LEG_COLOURS = { pickup: tokens.accent, delivery: tokens.row.blue.ink } as const;

/** Pickup or delivery, in words, colour and a picture, and when. */
export function StopHead({ row, headingRef }: { row: Work; headingRef: Ref<HTMLHeadingElement> }) {
  const leg = shownLeg(row);
  const now = nowJst();
  const Icon = ICONS[leg];
  const isToday = dateOf(row.sched_dt) === dateOf(now);
  return (
    <Box className="has-changed-by" sx={{ ...head, bgcolor: LEG_COLOURS[leg] }}>
      <RowChangedBy resource={RESOURCE} id={row.id} />
      <Icon aria-hidden />
      <Typography
        ref={headingRef}
        component="h2"
        tabIndex={-1}
        sx={{ fontSize: 20, fontWeight: 700, flex: 1, whiteSpace: 'nowrap', outline: 'none' }}
      >
        {t(`day.to.${leg}`)}
      </Typography>
      <Box sx={{ textAlign: 'right' }}>
        <Typography sx={{ fontSize: 24, fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
          {isToday ? timeOf(row.sched_dt) : `${displayDate(row.sched_dt, 'ja', now)} ${timeOf(row.sched_dt)}`}
        </Typography>
        {row.sched_dt < now && <Typography variant="body2">{t('day.late')}</Typography>}
      </Box>
    </Box>
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  color: tokens.onAccent,
  // Who has just changed it stands between the head and what is below, and moves neither.
  '& > .changed-by': { top: 'auto', bottom: -9, insetInlineStart: 12 },
};
