import { LIMITS } from '@laundry/shared/constants/limits';
import type { ComponentProps } from 'react';
import { TextField } from '../../../components/fields/TextField';
import { Alert } from '../../../components/messages/Alert';
import { useTexts } from '../../../i18n/texts';

interface DoorCodeFieldProps {
  field: ComponentProps<'input'> & { name: string };
  error?: string | undefined;
  /** What was typed before is not stored, and nothing else is typed yet. */
  isLost: boolean;
}

/** The delivery box's code, which no browser is to remember. */
export function DoorCodeField({ field, error, isLost }: DoorCodeFieldProps) {
  const t = useTexts('requests').booking;
  return (
    <>
      {isLost && (
        <Alert kind="warn" role="status">
          <p>{t.box_lost}</p>
        </Alert>
      )}
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
    </>
  );
}
