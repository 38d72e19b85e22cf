import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { displayDateTime } from '@laundry/shared/time/display';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailedScreen } from '../../components/loading/FailedScreen';
import { LoadingScreen } from '../../components/loading/LoadingScreen';
import { t } from '../../i18n';
import type { ConsoleUser, CustomerRequest } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { useConsoleData } from '../../providers/useConsoleData';
import { tokens } from '../../theme/tokens';
import { requestPaths } from '../wash-requests/request-paths';
import { scheduleText, sizeLabel, staffName } from '../wash-requests/row-facts';

const ROWS = 20;

/** What comes next, and what was. */
export function CustomerRequests({ user }: { user: ConsoleUser }) {
  const { requestsOf } = useConsoleData();
  const [rows, setRows] = useState(ROWS);
  const { data, error, refetch } = useQuery({
    queryKey: ['customers', user.id, 'requests'],
    queryFn: () => requestsOf(user.id),
  });
  if (data === undefined && error !== null) return <FailedScreen error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingScreen />;
  const isDone = ({ status }: CustomerRequest) => status === PROGRESS.delivered;
  const coming = data.filter((request) => !isDone(request)).toReversed();
  const past = data.filter(isDone);
  return (
    <Box sx={styles}>
      <Typography variant="h3">{t('customer.requests.next')}</Typography>
      {coming.length === 0 && <Typography color="textSecondary">{t('customer.requests.noNext')}</Typography>}
      <RequestLines requests={coming} />
      {past.length > 0 && (
        <>
          <Typography variant="h3" sx={{ mt: 2 }}>
            {t('customer.requests.past')}
          </Typography>
          <RequestLines requests={past.slice(0, rows)} />
          {past.length > rows && <Button onClick={() => setRows(rows + ROWS)}>{t('customer.more')}</Button>}
        </>
      )}
    </Box>
  );
}

function RequestLines({ requests }: { requests: readonly CustomerRequest[] }) {
  const now = nowJst();
  return (
    <ul>
      {requests.map((request) => (
        <li key={request.id}>
          <Link to={requestPaths.detail(request.id ?? '')}>
            <span className="status">{request.display_status}</span>
            <span className="number">{t('customer.requests.number', { id: request.id ?? '' })}</span>
            {request.sched_pickup_dt !== null && (
              <span>{`${t('requests.leg.pickup')} ${displayDateTime(request.sched_pickup_dt, 'ja', now)}`}</span>
            )}
            <span>{`${t('requests.leg.delivery')} ${scheduleText(request.sched_delivery_dt, now)}`}</span>
            <span className="soft">
              {[`${request.count}${t('requests.list.piece')}`, sizeLabel(request.size), staffName(request)]
                .filter(Boolean)
                .join('・')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  fontSize: { xs: 15, md: 14 },
  '& ul': { listStyle: 'none', p: 0, m: '6px 0 0' },
  '& li': { borderTop: `1px solid ${tokens.line}` },
  '& li a': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    rowGap: 0.25,
    py: 1,
    minHeight: 44,
    color: tokens.ink,
    textDecoration: 'none',
  },
  '& li a:hover': { bgcolor: tokens.ground },
  '& .status': { px: 1, borderRadius: 3, fontSize: 13, fontWeight: 700, color: tokens.onBar, bgcolor: tokens.bar },
  '& .number': { color: tokens.accentDark, textDecoration: 'underline', textUnderlineOffset: 3 },
  '& .soft': { color: tokens.inkSoft },
};
