import { deadlineOf } from '@laundry/shared/rules/dates/change-hours';
import { missedLeg } from '@laundry/shared/rules/visits/missed-leg';
import { displayDateTime } from '@laundry/shared/time/display';
import { type JstDate, type JstDateTime, addDays, dateOf } from '@laundry/shared/time/jst';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { cancelRequestPath, changeRequestPath } from '../../../lib/paths';
import { ChangeDeadline } from '../ChangeDeadline';
import { MissedVisit } from '../absence/MissedVisit';
import { LegMoment } from '../LegMoment';
import { AddToCalendar } from '../calendar/AddToCalendar';
import { legState } from '../request-row';
import styles from './NextLegCard.module.css';
import type { NextLeg } from './next-leg';

interface NextLegCardProps {
  next: NextLeg;
  now: JstDateTime;
}

export default function NextLegCard({ next: { row, leg, moment }, now }: NextLegCardProps) {
  const { next: t, row: words, number } = useTexts('requests');
  const { bags } = useTexts('common');
  const lang = useLang();
  const { changeable, why } = legState(row, leg);
  const isLate = why === 'time_limit_exceeded' && missedLeg(row, now) !== leg;
  const nearDay = nearDayOf(dateOf(moment), dateOf(now));
  return (
    <div className="stack-tight">
      <p className={styles.what}>
        <span className={styles.leg}>{words[leg]}</span>
        <strong>
          {nearDay && `${t[nearDay]} `}
          <LegMoment row={row} leg={leg} now={now} />
        </strong>
        <span>{bags({ count: row.count })}</span>
        <span className="muted small">{number({ id: row.id })}</span>
      </p>
      <MissedVisit row={row} now={now} />
      {changeable && <ChangeDeadline moment={moment} now={now} deliveryOnly={leg === 'delivery'} />}
      {isLate && (
        <p className="small muted">{words.passed({ moment: displayDateTime(deadlineOf(moment), lang, now) })}</p>
      )}
      <div className="row">
        {changeable && (
          <LinkButton to={changeRequestPath(row.id, leg)} kind="secondary" small>
            {t.change}
          </LinkButton>
        )}
        {row.canCancel && (
          <LinkButton to={cancelRequestPath(row.id)} kind="secondary" small>
            {words.cancel}
          </LinkButton>
        )}
        <AddToCalendar row={row} legs={[leg]} now={now} small />
      </div>
    </div>
  );
}

/** A day that people have a word for. */
function nearDayOf(day: JstDate, today: JstDate): 'today' | 'tomorrow' | null {
  if (day === today) return 'today';
  return day === addDays(today, 1) ? 'tomorrow' : null;
}
