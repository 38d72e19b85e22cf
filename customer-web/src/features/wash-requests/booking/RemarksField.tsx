import { LIMITS } from '@laundry/shared/constants/limits';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Textarea } from '../../../components/ui/Textarea';
import { useTexts } from '../../../i18n/texts';
import type { BookingValues } from './booking-values';

interface RemarksFieldProps {
  form: UseFormReturn<BookingValues>;
  error: string | undefined;
}

/** Nothing that is pasted is cut off: what is too long is counted, said, and left to be shortened. */
export function RemarksField({ form, error }: RemarksFieldProps) {
  const t = useTexts('requests').booking;
  const { length } = useWatch({ control: form.control, name: 'bikou' });
  const left = LIMITS.remarksLength - length;
  return (
    <div className="stack-tight">
      <Textarea
        {...form.register('bikou')}
        label={t.labels.bikou}
        mark="optional"
        hint={t.remarks_hint}
        error={error}
      />
      <p className="small muted">{left >= 0 ? t.remarks_left(length, LIMITS.remarksLength) : t.remarks_over(-left)}</p>
    </div>
  );
}
