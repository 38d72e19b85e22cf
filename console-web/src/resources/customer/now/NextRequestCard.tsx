import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { t } from '../../../i18n';
import type { StoredRow } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { tokens } from '../../../theme/tokens';
import type { ShowNotice } from '../../wash-requests/request/notice';
import { fromCustomer, requestPaths } from '../../wash-requests/request-paths';
import { scheduleText, sizeLabel, staffName } from '../../wash-requests/row-facts';
import { NextRequestActions } from './NextRequestActions';
import type { NextRequest } from './next-requests';

interface Props {
  readonly next: NextRequest;
  readonly hasKeys: boolean;
  readonly showNotice: ShowNotice;
}

const TIMES = { pickup: 'sched_pickup_dt', delivery: 'sched_delivery_dt' } as const;

/** When it is, what it is, and what can be done with it. */
export function NextRequestCard({ next: { request, legs }, hasKeys, showNotice }: Props) {
  const now = nowJst();
  const { id } = request;
  const stored: StoredRow | null = id === null ? null : { ...request, id };
  return (
    <Box component="li" sx={styles}>
      {legs.map((leg) => (
        <div key={leg} className="leg">
          <span className="soft">{t(`call.next.${leg}`)}</span>
          <strong>{scheduleText(request[TIMES[leg]], now)}</strong>
        </div>
      ))}
      <div className="about">
        {stored === null ? (
          t('call.waits')
        ) : (
          <Link to={requestPaths.detail(stored.id, fromCustomer(request.user_id))}>
            {t('customer.requests.number', { id: stored.id })}
          </Link>
        )}
        <span className="soft">
          {[request.display_status, `${request.count}${t('requests.list.piece')}`, sizeLabel(request.size)].join('・')}
          {staffName(request) !== '' && `・${staffName(request)}`}
        </span>
      </div>
      {stored !== null && (
        <NextRequestActions
          request={stored}
          isPickup={legs.includes('pickup')}
          hasKeys={hasKeys}
          showNotice={showNotice}
        />
      )}
    </Box>
  );
}

const styles = {
  pb: 1.5,
  mb: 1.5,
  borderBottom: `1px solid ${tokens.line}`,
  '&:last-child': { mb: 0, pb: 0, borderBottom: 0 },
  '& .leg': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 },
  '& .leg .soft': { minWidth: '4.5em' },
  '& .leg strong': { fontSize: '1.125rem' },
  '& .about': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, my: 0.5 },
};
