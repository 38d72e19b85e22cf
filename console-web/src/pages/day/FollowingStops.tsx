import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { timeOf } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import type { Work } from '../../providers/api-types';
import { useOperator } from '../../providers/OperatorContext';
import { mainAction } from '../../resources/wash-requests/detail/request-actions';
import { addressText, customerName, shownLeg } from '../../resources/wash-requests/row-facts';
import { tokens } from '../../theme/tokens';
import { LEG_COLOURS } from './StopHead';

/** What follows, a line each; a tap makes it the one that is on. */
export function FollowingStops({ rows, onChoose }: { rows: readonly Work[]; onChoose: (id: number) => void }) {
  const operator = useOperator();
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="following" sx={{ mt: 2 }}>
      <Typography id="following" variant="h2" sx={{ mb: 0.5 }}>
        {t('day.following')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row) => {
          const reason = mainAction(operator, row)?.reason;
          return (
            <li key={row.id}>
              <ButtonBase
                aria-label={t('day.openStop', { name: customerName(row) })}
                onClick={() => onChoose(row.id)}
                sx={line}
              >
                <span className="time">{timeOf(row.sched_dt)}</span>
                <Box component="span" sx={{ color: LEG_COLOURS[shownLeg(row)], fontWeight: 700 }}>
                  {t(`day.to.${shownLeg(row)}`)}
                </Box>
                <span className="who">
                  {customerName(row)}
                  <span className="soft">{[reason, addressText(row)].filter(Boolean).join('　')}</span>
                </span>
                <span>{t('day.bags', { count: row.count })}</span>
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </Box>
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
  '& .time': { fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& .who': { minWidth: 0 },
  '& .soft': {
    display: 'block',
    fontSize: 13,
    color: tokens.inkSoft,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
};
