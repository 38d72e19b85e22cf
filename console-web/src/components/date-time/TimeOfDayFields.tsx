import { LIMITS } from '@laundry/shared/constants/limits';
import { shellTexts } from '../../i18n/shell';
import { ChoiceField } from '../form/fields/ChoiceField';

const two = (n: number): string => String(n).padStart(2, '0');
const HOURS = Array.from({ length: 24 }, (_, hour) => two(hour));
const STEPS = Array.from({ length: 60 / LIMITS.timePickerMinutes }, (_, step) => two(step * LIMITS.timePickerMinutes));
const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface Props {
  /** `HH:mm` */
  readonly value: string;
  readonly isWrong?: boolean;
  readonly onChange: (value: string) => void;
}

/** Hours and minutes in steps of 10, by the platform's own pickers. */
export function TimeOfDayFields({ value, isWrong = false, onChange }: Props) {
  const [hour = '00', minute = '00'] = value.split(':');
  // A moment between two steps, as an earlier stage may have, stays a choice of its own.
  const minutes = STEPS.includes(minute) ? STEPS : [...STEPS, minute].toSorted();
  return (
    <>
      <ChoiceField
        label={shellTexts.dateTime.hour}
        value={hour}
        isWrong={isWrong}
        choices={choicesOf(HOURS)}
        onChange={(chosen) => onChange(`${chosen}:${minute}`)}
      />
      <ChoiceField
        label={shellTexts.dateTime.minute}
        value={minute}
        choices={choicesOf(minutes)}
        onChange={(chosen) => onChange(`${hour}:${chosen}`)}
      />
    </>
  );
}
