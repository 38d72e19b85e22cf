import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../../components/messages/Alert';
import { QueryState } from '../../../../components/loading/QueryState';
import { Card } from '../../../../components/page/Card';
import { accountMonth } from '@laundry/shared/rules/payments/month-turn';
import { lastShown } from '@laundry/shared/rules/weekly/coming-weeks';
import { weeklyFrom } from '@laundry/shared/rules/weekly/weekly-need';
import { displayDate, displayMonth } from '@laundry/shared/time/display';
import { type JstDate, type JstDateTime, dateOf, endOfMonth, monthOf } from '@laundry/shared/time/jst';
import { useLang } from '../../../../i18n/language';
import { useTexts } from '../../../../i18n/texts';
import type { ComingWeeks as Coming, CurrentUser } from '../../../../lib/calls/api-types';
import { useNow } from '../../now';
import styles from './ComingWeeks.module.css';
import { DayOfSchedule } from './DayOfSchedule';
import { PauseForm } from './PauseForm';
import { WeekCalendar } from './WeekCalendar';
import { comingWeeksQuery } from './api';
import { byDay } from './days';
import { useWeekWishes } from './use-week-wishes';

/** What the saved schedule makes until the end of the eight weeks that its confirmation shows; each day can be skipped, moved, and taken back. */
export default function ComingWeeks({ user }: { user: CurrentUser }) {
  const t = useTexts('weeks');
  const now = useNow();
  const month = accountMonth(user, now);
  const coming = useQuery(comingWeeksQuery);
  return (
    <QueryState query={coming} skeletonLines={8}>
      {(known) => (
        <Card title={t.title}>
          {known.weeks.length === 0 ? <p>{t.none}</p> : <Weeks coming={known} month={month} now={now} />}
        </Card>
      )}
    </QueryState>
  );
}

interface WeeksProps {
  coming: Coming;
  /** That the account is in. */
  month: string;
  now: JstDateTime;
}

function Weeks({ coming: { weeks, months }, month, now }: WeeksProps) {
  const t = useTexts('weeks');
  const wishes = useWeekWishes();
  const days = byDay(weeks);
  const lang = useLang();
  const begin = weeklyFrom(month);
  const last = lastShown(begin);
  const said = (date: JstDate): string => displayDate(date, lang, now);
  const span = { today: said(dateOf(now)), begin: said(begin), to: said(last) };
  return (
    <div className="stack">
      <p>{t.span(span)}</p>
      <p className="small muted">{t.lead}</p>
      <Bags months={months} last={last} now={now} />
      <ol className={styles.days}>
        {days.map((day) => (
          <DayOfSchedule key={day.date} day={day} now={now} wishes={wishes} />
        ))}
      </ol>
      <WeekCalendar weeks={weeks} last={last} now={now} />
      <PauseForm days={days} now={now} wishes={wishes} />
    </div>
  );
}

interface BagsProps {
  months: Coming['months'];
  /** The last day that is listed. */
  last: JstDate;
  now: JstDateTime;
}

/** The bags that each month needs beside what its plan has; a month that the list does not reach the end of is counted whole. */
function Bags({ months, last, now }: BagsProps) {
  const t = useTexts('weeks');
  const { bags } = useTexts('common');
  const lang = useLang();
  const nameOf = (month: string): string => displayMonth(month, lang, now);
  const lacking = months.filter(({ needed, granted }) => needed > granted);
  const cut = months.find(({ month }) => monthOf(last) === month && last < endOfMonth(last));
  return (
    <>
      <ul className="small" aria-label={t.bags_title}>
        {months.map(({ month, needed, granted }) => (
          <li key={month}>
            {t.bags({ month: nameOf(month), needed: bags({ count: needed }), granted: bags({ count: granted }) })}
          </li>
        ))}
      </ul>
      {cut && (
        <p className="small muted">{t.counted_whole({ month: nameOf(cut.month), to: displayDate(last, lang, now) })}</p>
      )}
      {lacking.map(({ month, needed, granted }) => (
        <Alert key={month} kind="warn">
          {t.lacking({ month: nameOf(month), bags: bags({ count: needed - granted }) })}
        </Alert>
      ))}
    </>
  );
}
