import { missedLeg } from '@laundry/shared/rules/visits/missed-leg';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import type { BookingValues } from '../booking/booking-values';
import { PageTop } from '../page/PageTop';
import { currentRequestsQuery } from '../request-queries';
import { usePlace } from '../use-place';

interface UsualCardProps {
  user: CurrentUser;
  usual: BookingValues;
  now: JstDateTime;
  onTake: () => void;
  /** Why it is not on a sooner day. */
  children: ReactNode;
}

/**
 * What the customer usually asks for, on the next day that has it: one press leads to its confirmation. Above all else on
 * the page, but for a visit that was missed, which waits for the customer.
 */
export function UsualCard({ user, usual, now, onTake, children }: UsualCardProps) {
  const t = useTexts('usual');
  const { same_time } = useTexts('requests').booking;
  const { bags } = useTexts('common');
  const lang = useLang();
  const [address, pickupMethod] = usePlace(user);
  const { sched_pickup_dt: pickup, sched_delivery_dt: delivery, count } = usual;
  const { data: rows = [] } = useQuery(currentRequestsQuery);
  const Place = rows.some((row) => missedLeg(row, now) !== null) ? Fragment : PageTop;
  return (
    <Place>
      <Card title={t.title}>
        <div className="stack-tight">
          <p>
            <strong>{t.pickup({ moment: displayDateTime(pickup, lang, now), bags: bags({ count }) })}</strong>
          </p>
          <p>{t.delivery({ moment: delivery === '' ? same_time : displayDateTime(delivery, lang, now) })}</p>
          <p className="small muted">
            {address.detail} {pickupMethod.detail}
          </p>
          <div className="small">{children}</div>
        </div>
        <Button onClick={onTake}>{t.take}</Button>
        <p className="small muted">{t.lead}</p>
      </Card>
    </Place>
  );
}
