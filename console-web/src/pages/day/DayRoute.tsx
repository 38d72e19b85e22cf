import { isAbsent } from '@laundry/shared/rules/dispatch/drive-order';
import DirectionsIcon from '@mui/icons-material/DirectionsOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { dateOf, timeOf } from '@laundry/shared/time/jst';
import { useId } from 'react';
import { Link } from 'react-router';
import { type RoutePart, routeParts } from '../../components/links/route-parts';
import { t } from '../../i18n';
import type { Work } from '../../providers/api/api-types';
import { todayJst } from '../../providers/clock';
import { routeSheetsPath } from '../../components/links/route-sheet-paths';
import { TOUCH_TARGET } from '../../theme/tokens';
import { drivenStops, streetOf } from './stops';

/** The whole way on the map, in as many parts as it takes, and the day on paper. */
export function DayRoute({ rows }: { rows: readonly Work[] }) {
  const parts = routeParts(drivenStops(rows, todayJst()), streetOf);
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
      {parts.length > 0 && <RouteLinks parts={parts} />}
      <Button component={Link} to={routeSheetsPath({ date: todayJst() })} startIcon={<PrintIcon />} sx={button}>
        {t('routeSheets.open')}
      </Button>
    </Box>
  );
}

/** One link, or one for each part, named by its times. */
function RouteLinks({ parts }: { parts: readonly RoutePart<Work>[] }) {
  const id = useId();
  const outside = { target: '_blank', rel: 'noreferrer', variant: 'outlined', startIcon: <DirectionsIcon /> } as const;
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0)
    return (
      <Button {...outside} href={only.url} sx={button}>
        {t('day.openRoute')}
      </Button>
    );
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ mb: 0.5, fontWeight: 700 }}>
        {t('day.openRoute')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
        {parts.map((part) => (
          <Button {...outside} key={part.url} href={part.url} sx={button}>
            {t('day.routePart', { span: spanOf(part), count: part.stops.length })}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const button = { minHeight: TOUCH_TARGET, px: 1, whiteSpace: 'nowrap' };

/** From when to when the stops of a part are. */
function spanOf({ stops }: RoutePart<Work>): string {
  const [first, last] = [stops[0], stops.at(-1)].map((stop) => stop && timeWord(stop));
  return first === last ? String(first) : `${first}～${last}`;
}

/** Who was out comes again without a time, and so does what an earlier day left. */
function timeWord(stop: Work): string {
  if (isAbsent(stop)) return t('day.again');
  return dateOf(stop.sched_dt) < todayJst() ? t('day.lateOne') : timeOf(stop.sched_dt);
}
