import { type WeeklyDate, WEEKLY_SKIP_MESSAGES } from '@laundry/shared/rules/weekly/weekly-dates';
import { lastShown } from '@laundry/shared/rules/weekly/coming-weeks';
import { isTentativeDelivery } from '@laundry/shared/rules/stages/request-progress';
import { displayDate, displayDateTime } from '@laundry/shared/time/display';
import type { JstDate, JstDateTime } from '@laundry/shared/time/jst';
import { Badge } from '../../../components/text/Badge';
import { Card } from '../../../components/page/Card';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useMessageText } from '../../../lib/calls/message-text';
import styles from './WeeklyPreview.module.css';

interface WeeklyPreviewProps {
  /** The day from which the schedule is in force: its eight weeks begin with it. */
  from: JstDate;
  dates: readonly WeeklyDate[];
  now: JstDateTime;
}

/** What a schedule makes in its first eight weeks, in date order, and what it leaves out and why. */
export function WeeklyPreview({ from, dates, now }: WeeklyPreviewProps) {
  const t = useTexts('weekly');
  const common = useTexts('common');
  const lang = useLang();
  const textOf = useMessageText();
  const span = { from: displayDate(from, lang, now), to: displayDate(lastShown(from), lang, now) };
  const made = dates.filter(({ skip }) => skip === null).length;
  return (
    <Card title={t.preview_title}>
      <p>{t.preview_span(span)}</p>
      <p>{t.preview_lead({ made, skipped: dates.length - made })}</p>
      <ol className={styles.dates}>
        {dates.map(({ form, pickup, delivery, skip }) => (
          <li key={`${pickup} ${form.week_type}`} className={styles.date}>
            <div className={styles.head}>
              <strong className={skip === null ? undefined : styles.skipped}>
                {displayDateTime(pickup, lang, now)}
              </strong>
              <span className={styles.end}>
                {skip === null ? common.bags({ count: form.count }) : <Badge kind="warn">{t.skipped}</Badge>}
              </span>
            </div>
            <p className="small muted">
              {skip !== null
                ? textOf(WEEKLY_SKIP_MESSAGES[skip])
                : isTentativeDelivery(delivery)
                  ? t.same_time
                  : t.delivered({ moment: displayDateTime(delivery, lang, now) })}
            </p>
          </li>
        ))}
      </ol>
      <p className="small muted">{t.preview_note}</p>
    </Card>
  );
}
