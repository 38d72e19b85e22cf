import { LIMITS } from '@laundry/shared/constants/limits';
import { decideCount } from '@laundry/shared/rules/each-time-request';
import { FieldError } from '../../../components/ui/Field';
import { describedBy, hintId } from '../../../components/ui/field-ids';
import { useTexts } from '../../../i18n/texts';
import styles from './CountField.module.css';

interface CountFieldProps {
  value: number;
  /** How many are left. */
  bags: number;
  sameTime: boolean;
  error: string | undefined;
  onChange: (count: number) => void;
}

const COUNTS = Array.from({ length: LIMITS.requestCountMax }, (_, index) => index + LIMITS.requestCountMin);
const NAME = 'count';

/** One to five bags; what the bags left or the plan don't allow can't be chosen, and the hint says why. */
export function CountField({ value, bags, sameTime, error, onChange }: CountFieldProps) {
  const t = useTexts('requests').booking;
  const common = useTexts('common');
  const hints = [
    ...(sameTime ? [t.count_same_time] : []),
    ...(bags < LIMITS.requestCountMax && bags > 0 ? [t.count_left(bags)] : []),
  ];
  const hint = hints.join(' ');
  const allowed = (count: number): boolean => count <= bags && decideCount(count, { sameTime }) === null;
  return (
    <fieldset className={styles.field} {...describedBy(NAME, hint, error)} aria-invalid={undefined}>
      <legend className={styles.legend}>{t.labels.count}</legend>
      {hint && (
        <p id={hintId(NAME)} className="small muted">
          {hint}
        </p>
      )}
      <div className={styles.choices}>
        {COUNTS.map((count) => (
          <label key={count} className={styles.choice}>
            <input
              type="radio"
              name={NAME}
              id={count === value ? NAME : `${NAME}-${count}`}
              className={styles.input}
              value={count}
              checked={count === value}
              disabled={!allowed(count)}
              aria-label={common.bags(count)}
              aria-invalid={(error !== undefined && count === value) || undefined}
              onChange={() => onChange(count)}
            />
            {count}
          </label>
        ))}
      </div>
      <FieldError id={NAME} error={error} />
    </fieldset>
  );
}
