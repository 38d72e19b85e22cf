import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../i18n';
import type { Today } from '../../providers/api/api-types';
import { tokens } from '../../theme/tokens';
import { todayNumbers } from './today-numbers';

/** What waits for somebody, each number the way to it; nothing waiting is good news, and said so. */
export function TodayNumbers({ today, isQuiet }: { today: Today; isQuiet: boolean }) {
  const numbers = todayNumbers(today);
  return (
    <Box component="section" aria-label={t('today.numbers')}>
      {isQuiet && numbers.every(({ count }) => count === 0) && (
        <Typography sx={{ mb: 1, color: tokens.good, fontWeight: 700 }}>{t('today.good')}</Typography>
      )}
      <Box component="ul" sx={list}>
        {numbers.map(({ label, count, note, path, isBad }) => (
          <li key={label}>
            <Link to={path} className={count === 0 ? '' : isBad ? 'bad' : 'due'}>
              <span>{label}</span>
              {note !== undefined && count > 0 && <span className="note">{note}</span>}
              <strong>{t('today.count', { count })}</strong>
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const { red, yellow } = tokens.row;
const list = {
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)', lg: 'none' },
  // On a desk all in one row, however many they are.
  gridAutoFlow: { lg: 'column' },
  gridAutoColumns: { lg: 'minmax(0, 220px)' },
  // Nothing stands alone in the last row: the first, which is the most urgent, is as wide as two.
  '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: { xs: 'span 2', sm: 'auto' } },
  '& > li:first-of-type:nth-last-of-type(4n + 3)': { gridColumn: { xs: 'span 2', lg: 'auto' } },
  p: 0,
  m: 0,
  '& a': {
    display: 'flex',
    flexDirection: 'column',
    gap: 0.25,
    height: '100%',
    boxSizing: 'border-box',
    p: 1.5,
    border: `1px solid ${tokens.line}`,
    borderRadius: 1,
    bgcolor: tokens.paper,
    color: tokens.ink,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: tokens.accent },
  // At one height, whatever stands above.
  '& strong': { mt: 'auto', fontSize: 24, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
  '& .note': { fontSize: 13, color: tokens.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& .bad': { bgcolor: red.ground, borderColor: red.edge },
  '& .bad strong': { color: red.ink },
  '& .due': { bgcolor: yellow.ground, borderColor: yellow.edge },
  '& .due strong': { color: yellow.ink },
};
