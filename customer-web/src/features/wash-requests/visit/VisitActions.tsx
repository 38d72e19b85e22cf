import { legNameOf } from '@laundry/shared/rules/stages/next-leg';
import type { LegName } from '@laundry/shared/constants/progress';
import { VISIT_ACTS } from '@laundry/shared/constants/visit-acts';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../components/buttons/Button';
import { Alert } from '../../../components/messages/Alert';
import { useTexts } from '../../../i18n/texts';
import type { Visit } from '../../../lib/calls/api-types';
import { ChangeDeadline } from '../ChangeDeadline';
import { useNow } from '../now';
import { VisitAgain } from './VisitAgain';
import { VisitCancel } from './VisitCancel';
import { VisitDoor } from './VisitDoor';
import { VisitLater } from './VisitLater';
import { VisitMissed } from './VisitMissed';

interface VisitActionsProps {
  secret: string;
  visit: Visit;
  /** When somebody comes as planned: below what was missed, above the rest. */
  children: ReactNode;
}

/** What can be done without sign-in, one at a time, around what is planned. */
export function VisitActions({ secret, visit, children }: VisitActionsProps) {
  const t = useTexts('visit');
  const now = useNow();
  const { hash } = useLocation();
  const [isMoved, setIsMoved] = useState(false);
  const { canCancel, again, at_door: door, sched_pickup_dt: pickup, sched_delivery_dt: delivery } = visit;
  const missed = again === null ? null : legNameOf(again.leg);
  const legs = (['pickup', 'delivery'] as const).filter((leg) => visit[`${leg}_times`].length > 0 && leg !== missed);
  const wished = VISIT_ACTS.find((act) => hash === `#${act}`);
  const [asked, setAsked] = useState<LegName | 'again' | 'cancel' | null>(
    wished === 'change' ? (legs[0] ?? null) : (wished ?? null),
  );
  const ask = (what: LegName | 'again' | 'cancel'): void => {
    setIsMoved(false);
    setAsked(what);
  };
  const keep = (): void => setAsked(null);
  const moved = (): void => {
    setIsMoved(true);
    setAsked(null);
  };
  const leg = legs.find((each) => each === asked);
  const isAsked = leg !== undefined || (asked === 'cancel' ? canCancel : asked === 'again' && again !== null);
  if (isAsked)
    return (
      <div className="stack">
        {children}
        {asked === 'cancel' && <VisitCancel secret={secret} visit={visit} onKeep={keep} />}
        {asked === 'again' && again !== null && (
          <VisitAgain secret={secret} again={again} cancelled={visit.auto_cancel_dt} onKeep={keep} onMoved={moved} />
        )}
        {leg !== undefined && (
          <VisitLater key={leg} secret={secret} visit={visit} leg={leg} onKeep={keep} onMoved={moved} />
        )}
      </div>
    );
  const until = canCancel && pickup !== null ? pickup : legs.includes('delivery') ? delivery : null;
  return (
    <div className="stack">
      {isMoved && <Alert kind="good" role="status" title={t.later.done} />}
      {again !== null && <VisitMissed again={again} cancelled={visit.auto_cancel_dt} onAsk={() => ask('again')} />}
      {children}
      {door !== null && <VisitDoor key={door.leg} secret={secret} door={door} />}
      <div className="stack-tight">
        {legs.map((each) => (
          <Button key={each} kind="secondary" onClick={() => ask(each)}>
            {t.later.ask[each]}
          </Button>
        ))}
        {canCancel && (
          <Button kind="quiet" onClick={() => ask('cancel')}>
            {t.cancel.ask}
          </Button>
        )}
      </div>
      {until !== null && <ChangeDeadline moment={until} now={now} deliveryOnly={!canCancel} />}
    </div>
  );
}
