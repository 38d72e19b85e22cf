import { LIMITS } from '@laundry/shared/constants/limits';
import { decideCount } from '@laundry/shared/rules/booking/each-time-request';
import { ChipRadios } from '../../../components/fields/ChipRadios';
import { useTexts } from '../../../i18n/texts';

interface CountFieldProps {
  name?: string;
  value: number;
  /** How many are left; absent where a request does not take them from what is left. */
  bags?: number;
  sameTime: boolean;
  error: string | undefined;
  onChange: (count: number) => void;
}

const COUNTS = Array.from({ length: LIMITS.requestCountMax }, (_, index) => index + LIMITS.requestCountMin);

/** One to five bags; what the bags left or the plan don't allow can't be chosen, and the hint says why. */
export function CountField({ name = 'count', value, bags = Infinity, sameTime, error, onChange }: CountFieldProps) {
  const t = useTexts('requests').booking;
  const common = useTexts('common');
  const hints = [
    ...(sameTime ? [t.count_same_time] : []),
    ...(bags < LIMITS.requestCountMax && bags > 0 ? [t.count_left({ count: bags })] : []),
  ];
  const chips = COUNTS.map((count) => ({
    value: count,
    text: String(count),
    label: common.bags({ count }),
    disabled: count > bags || decideCount(count, { sameTime }) !== null,
  }));
  return (
    <ChipRadios
      name={name}
      label={t.labels.count}
      hint={hints.join(' ')}
      error={error}
      value={value}
      chips={chips}
      onChange={onChange}
    />
  );
}
