import { isTentativeDelivery } from '@laundry/shared/rules/stages/request-progress';
import { displayDate, displayDateTime } from '@laundry/shared/time/display';
import { type JstDate, type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { Button } from '../../../../components/buttons/Button';
import { LinkButton } from '../../../../components/buttons/LinkButton';
import { NotSent } from '../../../../components/messages/NotSent';
import { Badge } from '../../../../components/text/Badge';
import { useLang } from '../../../../i18n/language';
import { useTexts } from '../../../../i18n/texts';
import type { ComingWeek } from '../../../../lib/calls/api-types';
import { useMessageText } from '../../../../lib/calls/message-text';
import { cancelRequestPath } from '../../../../lib/paths';
import styles from './ComingWeeks.module.css';
import { MoveDays } from './MoveDays';
import type { ScheduleDay } from './days';
import type { WeekWishes } from './use-week-wishes';

interface DayOfScheduleProps {
  day: ScheduleDay;
  now: JstDateTime;
  wishes: WeekWishes;
}

const BADGES = { planned: 'accent', made: 'good', cancelled: 'neutral', skipped: 'neutral', passed: 'warn' } as const;

/** A day of the schedule: what becomes of its pickups, and what can be wished for it. */
export function DayOfSchedule({ day: { date, first, pickups }, now, wishes }: DayOfScheduleProps) {
  const t = useTexts('weeks');
  const lang = useLang();
  const [moving, setMoving] = useState(false);
  const { variables: sent, error, isPending } = wishes;
  const isMine = sent !== undefined && 'date' in sent && sent.date === date;
  const said = displayDate(date, lang, now);
  const isMoved = dateOf(first.sched_pickup_dt) !== date;
  const isAsSaid = first.state !== 'skipped' && !isMoved;
  // Of what is passed over anyway there is nothing to skip.
  const isLeftOut = isAsSaid && first.state === 'passed';
  const mainId = `week-${date}`;
  const move = (moved_to: JstDate): void => {
    wishes.mutate({ kind: 'move', date, moved_to });
    setMoving(false);
    document.getElementById(mainId)?.focus();
  };
  return (
    <li className={styles.day}>
      {pickups.map((pickup, place) => (
        // What is not made yet has no id, and its moment changes with a move: its place does not.
        <Pickup key={place} pickup={pickup} now={now} />
      ))}
      {first.is_open && (
        <div className={`row ${styles.wishes}`}>
          {!isLeftOut && (
            <Button
              id={mainId}
              kind="secondary"
              small
              pending={isPending && isMine}
              unavailable={isPending && !isMine}
              aria-label={t.of_day({ day: said, what: isAsSaid ? t.skip : isMoved ? t.move_back : t.take_back })}
              onClick={() => wishes.mutate({ kind: isAsSaid ? 'skip' : 'takeBack', date })}
            >
              {isAsSaid ? t.skip : isMoved ? t.move_back : t.take_back}
            </Button>
          )}
          {first.moves.some(({ reason }) => reason === null) && (
            <Button
              kind="quiet"
              small
              aria-expanded={moving}
              aria-label={t.of_day({ day: said, what: t.move })}
              onClick={() => setMoving(!moving)}
            >
              {t.move}
            </Button>
          )}
        </div>
      )}
      {moving && first.is_open && <MoveDays week={first} now={now} onMove={move} />}
      {isMine && <NotSent error={error} title={t.not_changed} />}
    </li>
  );
}

function Pickup({ pickup, now }: { pickup: ComingWeek; now: JstDateTime }) {
  const t = useTexts('weeks');
  const common = useTexts('common');
  const lang = useLang();
  const textOf = useMessageText();
  const { date, sched_pickup_dt, sched_delivery_dt, count, state, reason, request_id, canCancel } = pickup;
  const comes = state === 'planned' || state === 'made';
  const isMoved = dateOf(sched_pickup_dt) !== date;
  return (
    <div className={`stack-tight ${styles.pickup}`}>
      {/* Said as a whole: of which day it is, too. */}
      <div className={styles.head} role="status">
        <strong className={comes ? undefined : styles.out}>{displayDateTime(sched_pickup_dt, lang, now)}</strong>
        <span className={styles.end}>
          <Badge kind={BADGES[state]}>{t.states[state]}</Badge>
        </span>
      </div>
      {comes && (
        <p className="small muted">
          {common.bags({ count })}{' '}
          {isTentativeDelivery(sched_delivery_dt)
            ? t.same_time
            : t.delivered({ moment: displayDateTime(sched_delivery_dt, lang, now) })}
        </p>
      )}
      {isMoved && <p className="small muted">{t.moved_from({ day: displayDate(date, lang, now) })}</p>}
      {reason !== null && <p className="small muted">{textOf(reason)}</p>}
      {request_id !== null && canCancel && (
        <div className="row">
          <LinkButton
            to={cancelRequestPath(request_id)}
            kind="secondary"
            small
            aria-label={t.of_day({ day: displayDate(date, lang, now), what: t.cancel })}
          >
            {t.cancel}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
