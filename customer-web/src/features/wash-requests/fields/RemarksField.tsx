import { LIMITS } from '@laundry/shared/constants/limits';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Textarea } from '../../../components/fields/Textarea';
import { useTexts } from '../../../i18n/texts';

interface RemarksFieldProps {
  field: UseFormRegisterReturn;
  /** Characters typed so far. */
  length: number;
  error: string | undefined;
}

/** Nothing that is pasted is cut off: what is too long is counted, said, and left to be shortened. */
export function RemarksField({ field, length, error }: RemarksFieldProps) {
  const t = useTexts('requests').booking;
  const left = LIMITS.remarksLength - length;
  return (
    <div className="stack-tight">
      <Textarea {...field} label={t.labels.bikou} mark="optional" hint={t.remarks_hint} error={error} />
      <p className="small muted">
        {left >= 0 ? t.remarks_left({ length, max: LIMITS.remarksLength }) : t.remarks_over({ count: -left })}
      </p>
    </div>
  );
}
