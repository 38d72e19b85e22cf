import { LIMITS } from '@laundry/shared/constants/limits';
import type { ComponentProps } from 'react';
import { Textarea } from '../../../components/ui/Textarea';
import { useTexts } from '../../../i18n/texts';

interface RemarksFieldProps extends Omit<ComponentProps<'textarea'>, 'name'> {
  name: string;
  /** Characters typed so far. */
  length: number;
  error: string | undefined;
}

/** Nothing that is pasted is cut off: what is too long is counted, said, and left to be shortened. */
export function RemarksField({ length, error, ...textarea }: RemarksFieldProps) {
  const t = useTexts('requests').booking;
  const left = LIMITS.remarksLength - length;
  return (
    <div className="stack-tight">
      <Textarea {...textarea} label={t.labels.bikou} mark="optional" hint={t.remarks_hint} error={error} />
      <p className="small muted" aria-live="off">
        {left >= 0 ? t.remarks_left(length, LIMITS.remarksLength) : t.remarks_over(-left)}
      </p>
    </div>
  );
}
