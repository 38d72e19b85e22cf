import { LIMITS } from '@laundry/shared/constants/limits';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../../components/fields/TextField';
import { useTexts } from '../../../i18n/texts';

/** The delivery box's code, which no browser is to remember. */
export function BoxCodeField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const t = useTexts('requests').booking;
  return (
    <TextField
      {...field}
      label={t.labels.delivery_box_pw}
      mark="optional"
      hint={t.box_hint}
      error={error}
      maxLength={LIMITS.boxPasswordLength}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
