import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dateOf } from '@laundry/shared/time/jst';
import { Link } from 'react-router';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import { today } from '../../i18n/today';
import type { StageLoad } from '../../providers/api/api-types';
import { requestListPath } from '../../resources/wash-requests/request-paths';
import { statusLabel } from '../../resources/wash-requests/row-facts';
import { tokens } from '../../theme/tokens';

/** From what is to come to what is done, darker to lighter; each with its word and number below. */
const COLOURS: Readonly<Record<number, string>> = {
  0: tokens.warn,
  1: tokens.row.blue.edge,
  2: tokens.washed,
  4: tokens.row.green.edge,
  3: tokens.row.gray.edge,
};
const isNoted = (status: string): status is keyof typeof today.stageNote => status in today.stageNote;
const noteOf = (status: string): string => (isNoted(status) ? t(`today.stageNote.${status}`) : '');

/** How far the day is: one bar of all stages, and a link to each. */
export function StageBar({ stages }: { stages: readonly StageLoad[] }) {
  const total = stages.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section title={t('today.stages')}>
      {total === 0 && <Typography color="textSecondary">{t('today.noStages')}</Typography>}
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 20, mb: 1, borderRadius: 1, overflow: 'hidden' }}>
        {stages
          .filter(({ count }) => count > 0)
          .map(({ status, count }) => (
            <Box key={status} sx={{ flex: count, minWidth: 4, bgcolor: COLOURS[status] }} />
          ))}
      </Box>
      <Box component="ul" sx={list}>
        {stages.map(({ status, count, from, to }) => (
          <li key={status}>
            <Link to={requestListPath({ from: dateOf(from), to: dateOf(to), status: [status] })}>
              <Box
                component="span"
                aria-hidden
                sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: COLOURS[status] }}
              />
              <span className="label">{statusLabel(status)}</span>
              <strong>{count}</strong>
              <span className="note">{noteOf(String(status))}</span>
            </Link>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const list = {
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  p: 0,
  m: 0,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: { xs: 44, md: 32 },
    color: tokens.ink,
    textDecoration: 'none',
  },
  '& .label': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& strong': { fontSize: 18, fontVariantNumeric: 'tabular-nums' },
  '& .note': { fontSize: 13, color: tokens.inkSoft },
};
