import Box from '@mui/material/Box';
import { displayDate } from '@laundry/shared/time/display';
import { SUNDAY, weekday } from '@laundry/shared/time/jst';
import { Link } from 'react-router';
import { Section } from '../../components/page/Section';
import { t } from '../../i18n';
import type { DayLoad } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { requestListPath } from '../../resources/wash-requests/request-paths';
import { tokens } from '../../theme/tokens';
import { LoadBar } from './LoadBar';

/** The week's pickups against their limits, and its deliveries. A day without a limit is never full: it has no bar. */
export function WeekPlaces({ days }: { days: readonly DayLoad[] }) {
  const now = nowJst();
  return (
    <Section title={t('today.week')}>
      <Box component="ul" sx={list}>
        {days.map((day) => {
          const isFull = day.limit !== null && day.used >= day.limit;
          return (
            <li key={day.date}>
              <Link to={requestListPath({ from: day.date, to: day.date, leg: 'either' })}>
                {displayDate(day.date, 'ja', now)}
              </Link>
              <span className="number">
                {isClosed(day) && <strong>{`${t('today.holiday')}　`}</strong>}
                {isFull && !isClosed(day) && <strong className="full">{`${t('today.full')}　`}</strong>}
                {`${placesText(day)}　${t('today.deliveries', { count: day.deliveries })}`}
              </span>
              {day.limit !== null && (
                <LoadBar
                  most={Math.max(1, day.limit)}
                  parts={[{ value: day.used, colour: isFull ? tokens.warn : tokens.accent }]}
                />
              )}
            </li>
          );
        })}
      </Box>
    </Section>
  );
}

const isClosed = ({ date, is_holiday }: DayLoad): boolean => is_holiday || weekday(date) === SUNDAY;

const placesText = ({ used, limit }: DayLoad): string =>
  limit === null ? t('today.noLimit', { used }) : t('today.places', { used, limit });

const list = {
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  p: 0,
  m: 0,
  '& li': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 1, alignItems: 'center' },
  '& a': { display: 'flex', alignItems: 'center', minHeight: { xs: 44, md: 28 }, color: tokens.ink },
  '& .number': { fontSize: 13, color: tokens.inkSoft, fontVariantNumeric: 'tabular-nums' },
  '& .full': { color: tokens.warn },
};
