import { memberOf } from '@laundry/shared/constants/closed-set';
import { LIMITS } from '@laundry/shared/constants/limits';
import { WEEKDAYS, WEEK_TYPE, type Weekday } from '@laundry/shared/constants/week-types';
import { labelOf } from '@laundry/shared/masters/lov';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import { isTypedAnew } from '@laundry/shared/rules/door-code/door-code';
import { type JstTime, SATURDAY } from '@laundry/shared/time/jst';
import { Button } from '../../../components/buttons/Button';
import { Alert } from '../../../components/messages/Alert';
import { Card } from '../../../components/page/Card';
import { ChipRadios } from '../../../components/fields/ChipRadios';
import { RadioGroup } from '../../../components/fields/RadioGroup';
import { SelectField } from '../../../components/fields/SelectField';
import { Textarea } from '../../../components/fields/Textarea';
import { useTexts } from '../../../i18n/texts';
import { useMessageText } from '../../../lib/calls/message-text';
import { useLovs } from '../../../lib/use-lovs';
import { DoorCodeField } from '../fields/DoorCodeField';
import { CountField } from '../fields/CountField';
import type { Weekly } from './use-weekly';
import { type LineField, controlId, isDeliveryPossible, weeklyContext, withPickupWeek } from './weekly-rules';
import { type WeeklyLine, timesIn } from './weekly-values';

interface WeeklyFieldsProps {
  line: WeeklyLine;
  number: number;
  context: RequestContext;
  weekly: Weekly;
  /** null while it is the only one. */
  onRemove: (() => void) | null;
}

/** One form of a schedule. */
export function WeeklyFields({ line, number, context, weekly, onRemove }: WeeklyFieldsProps) {
  const t = useTexts('weekly');
  const lovs = useLovs();
  const textOf = useMessageText();
  const rules = weeklyContext(context);
  const code = weekly.codes[line.id] ?? '';
  const { [line.id]: saved = '' } = weekly.fresh.codes;
  const errorOf = (field: LineField): string | undefined => {
    const code = weekly.wrong[controlId(line, field)];
    return code && textOf(code, { max: LIMITS.remarksLength });
  };
  const replace = (next: WeeklyLine): void =>
    weekly.setLines(weekly.lines.map((other) => (other.id === line.id ? next : other)));
  const change = (part: Partial<WeeklyLine>): void => replace({ ...line, ...part });
  return (
    <Card title={t.form({ number })}>
      <RadioGroup
        name={controlId(line, 'week_types')}
        label={t.labels.week_types}
        value={String(line.week_type)}
        choices={lovs.week_type.map(({ key, val }) => ({ value: key, label: val }))}
        error={errorOf('week_types')}
        onChange={(event) =>
          change({ week_type: memberOf(Object.values(WEEK_TYPE), event.target.value) ?? line.week_type })
        }
      />
      <WeekdayField
        name={controlId(line, 'pickup_weeks')}
        label={t.labels.pickup_weeks}
        hint={rules.saturdayService ? undefined : t.no_saturday}
        value={line.pickup_week}
        isOpen={(week) => week !== SATURDAY || rules.saturdayService}
        error={errorOf('pickup_weeks')}
        onChange={(week) => replace(withPickupWeek(line, week, rules))}
      />
      <TimeField
        name={controlId(line, 'pickup_times')}
        label={t.labels.pickup_times}
        times={timesIn(context.area)}
        value={line.pickup_time}
        error={errorOf('pickup_times')}
        onChange={(pickup_time) => change({ pickup_time })}
      />
      {context.sameTime ? (
        <p>
          <strong>{t.same_time}</strong>
        </p>
      ) : (
        <>
          <WeekdayField
            name={controlId(line, 'delivery_weeks')}
            label={t.labels.delivery_weeks}
            hint={t.delivery_hint}
            value={line.delivery_week}
            isOpen={(week) => week === line.delivery_week || isDeliveryPossible(line, week, rules)}
            error={errorOf('delivery_weeks')}
            onChange={(delivery_week) => change({ delivery_week })}
          />
          <TimeField
            name={controlId(line, 'delivery_times')}
            label={t.labels.delivery_times}
            times={timesIn(context.area)}
            value={line.delivery_time}
            error={errorOf('delivery_times')}
            onChange={(delivery_time) => change({ delivery_time })}
          />
        </>
      )}
      <CountField
        name={controlId(line, 'count')}
        value={line.count}
        sameTime={context.sameTime}
        error={errorOf('count')}
        onChange={(count) => change({ count })}
      />
      {saved === null && <Alert kind="warn">{t.box_unread}</Alert>}
      <DoorCodeField
        field={{
          name: controlId(line, 'delivery_box_pw'),
          value: code,
          onChange: (event) => weekly.setCode(line.id, event.target.value),
        }}
        isLost={weekly.lost.includes(`codes.${line.id}`) && !isTypedAnew(code, saved)}
      />
      <Textarea
        name={controlId(line, 'bikou')}
        label={t.labels.bikou}
        mark="optional"
        rows={2}
        value={line.bikou}
        error={errorOf('bikou')}
        onChange={(event) => change({ bikou: event.target.value })}
      />
      {onRemove !== null && (
        <div>
          <Button kind="secondary" small aria-label={t.remove_label({ number })} onClick={onRemove}>
            {t.remove}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface WeekdayFieldProps {
  name: string;
  label: string;
  hint: string | undefined;
  value: Weekday | null;
  isOpen: (week: Weekday) => boolean;
  error: string | undefined;
  onChange: (week: Weekday) => void;
}

function WeekdayField({ isOpen, ...field }: WeekdayFieldProps) {
  const t = useTexts('weekly');
  const { week: names } = useLovs();
  const chips = WEEKDAYS.map((week) => ({
    value: week,
    text: labelOf(names, week),
    label: t.weekdays[week],
    disabled: !isOpen(week),
  }));
  return <ChipRadios {...field} chips={chips} />;
}

interface TimeFieldProps {
  name: string;
  label: string;
  times: readonly JstTime[];
  value: JstTime;
  error: string | undefined;
  onChange: (time: JstTime) => void;
}

/** A time that the area does not offer any more stays to be seen, with its message. */
function TimeField({ times, onChange, ...field }: TimeFieldProps) {
  const offered = times.includes(field.value) ? times : [field.value, ...times];
  return (
    <SelectField {...field} onChange={(event) => onChange(event.target.value)}>
      {offered.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </SelectField>
  );
}
