import type { JstTime } from '@laundry/shared/time/jst';
import { SelectField } from '../../../components/fields/SelectField';
import { useTexts } from '../../../i18n/texts';
import { useMessageText } from '../../../lib/calls/message-text';
import styles from './MomentField.module.css';
import { type TimeSpan, closedSpans, hourPart, hoursIn, minutePart, minutesIn, timeInHour } from './hours';
import type { TimeChoice } from './leg';

interface TimeSelectsProps {
  name: string;
  times: readonly TimeChoice[];
  value: JstTime;
  /** The hours stand above with their prices: the Tab key finds them once. */
  isHourAbove?: boolean | undefined;
  onChoose: (time: JstTime) => void;
}

/** Hour and minute; times that cannot be had are there, greyed, and the reason stands below. */
export function TimeSelects({ name, times, value, isHourAbove = false, onChoose }: TimeSelectsProps) {
  const t = useTexts('requests').dates;
  const textOf = useMessageText();
  const [only] = times;
  if (times.length === 1 && only) return <p>{t.only_time({ time: only.time })}</p>;
  const hour = hourPart(value);
  const inWords = ({ from, to }: TimeSpan): string => (from === to ? from : t.span({ from, to }));
  return (
    <div className="stack-tight">
      <div className={styles.times}>
        <SelectField
          name={`${name}-hour`}
          label={t.hour}
          value={hour}
          tabIndex={isHourAbove ? -1 : undefined}
          onChange={(event) => onChoose(timeInHour(times, event.target.value, value))}
        >
          {hoursIn(times).map((choice) => (
            <option key={choice.hour} value={choice.hour} disabled={!choice.open}>
              {(choice.open ? t.hour_value : t.hour_closed)({ hour: Number(choice.hour) })}
            </option>
          ))}
        </SelectField>
        <SelectField
          name={`${name}-minute`}
          label={t.minute}
          value={minutePart(value)}
          onChange={(event) => onChoose(`${hour}:${event.target.value}`)}
        >
          {minutesIn(times, hour).map(({ time, why }) => (
            <option key={time} value={minutePart(time)} disabled={why !== null}>
              {t.minute_value({ minute: minutePart(time) })}
            </option>
          ))}
        </SelectField>
      </div>
      {[...closedSpans(times)].map(([why, spans]) => (
        <p key={why} className="small muted">
          {t.closed_times({ times: spans.map(inWords).join(t.comma), why: textOf(why) })}
        </p>
      ))}
    </div>
  );
}
