import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { useMemo, useState } from 'react';
import { Alert } from '../../../components/messages/Alert';
import { Card } from '../../../components/page/Card';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { MomentField } from './MomentField';
import type { CellNotes, NotedField } from './cell-notes';
import { type Leg, firstDayAt, firstMoment, givingWay } from './leg';

type LegField = 'sched_pickup_dt' | 'sched_delivery_dt';

interface LegPairProps {
  pickup: JstDateTime | '';
  delivery: JstDateTime | '';
  pickups: Leg;
  /** The deliveries that can follow a pickup. */
  deliveriesAfter: (pickup: JstDateTime) => Leg;
  /** What else the cells tell; a delivery that is wanted is one that was chosen by hand. */
  notes?: {
    readonly ofPickup: (field: NotedField, wanted: JstDateTime | null) => CellNotes;
    readonly ofDelivery: (field: NotedField, pickup: JstDateTime) => CellNotes;
  };
  hints: Readonly<Record<LegField, string>>;
  now: JstDateTime;
  errorOf: (name: LegField) => string | undefined;
  onPickup: (pickup: JstDateTime, delivery: JstDateTime | '') => void;
  onDelivery: (delivery: JstDateTime) => void;
}

/** Pickup and delivery; a delivery that was not chosen by hand, or cannot follow any more, moves along with the pickup. */
export function LegPair({ pickup, delivery, pickups, deliveriesAfter, notes, now, ...props }: LegPairProps) {
  const { labels, ...t } = useTexts('requests').booking;
  const lang = useLang();
  const deliveries = useMemo(() => (pickup === '' ? null : deliveriesAfter(pickup)), [deliveriesAfter, pickup]);
  const [chosen, setChosen] = useState(false);
  /** The last delivery that moved along. */
  const [along, setAlong] = useState<JstDateTime | ''>('');
  const [moved, setMoved] = useState<JstDateTime | ''>('');
  const byHand = chosen || (deliveries !== null && delivery !== along && delivery !== firstMoment(deliveries));
  const wanted = byHand && delivery !== '' ? delivery : null;
  const setPickup = (moment: JstDateTime): void => {
    const following = deliveriesAfter(moment);
    const next = (wanted === null ? firstDayAt(delivery, following) : givingWay(wanted, following)) ?? '';
    setAlong(byHand ? '' : next);
    setMoved(next === delivery ? '' : next);
    props.onPickup(moment, next);
  };
  const setDelivery = (moment: JstDateTime): void => {
    setChosen(true);
    setMoved('');
    props.onDelivery(moment);
  };
  return (
    <>
      <Card>
        {pickup === '' && <Alert kind="warn">{t.no_day}</Alert>}
        <MomentField
          name="sched_pickup_dt"
          label={labels.sched_pickup_dt}
          hint={props.hints.sched_pickup_dt}
          leg={pickups}
          notesOf={notes && ((field) => notes.ofPickup(field, wanted))}
          value={pickup}
          now={now}
          error={props.errorOf('sched_pickup_dt')}
          onChange={setPickup}
        />
      </Card>
      {deliveries !== null && (
        <Card>
          <MomentField
            name="sched_delivery_dt"
            label={labels.sched_delivery_dt}
            hint={props.hints.sched_delivery_dt}
            leg={deliveries}
            notesOf={notes && pickup !== '' ? (field) => notes.ofDelivery(field, pickup) : undefined}
            value={delivery}
            now={now}
            error={props.errorOf('sched_delivery_dt')}
            folded
            news={moved === '' ? null : t.delivery_moved({ moment: displayDateTime(moved, lang, now) })}
            onChange={setDelivery}
          />
        </Card>
      )}
    </>
  );
}
