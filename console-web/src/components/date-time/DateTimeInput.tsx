import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { type JstDateTime } from '@laundry/shared/time/jst';
import { ValidationError, useInput } from 'ra-core';
import { JstDateTimeField } from './JstDateTimeField';

/** A date and a time in steps of 10 minutes, as a field of a form. */
export function DateTimeInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput<JstDateTime>({ source });
  const message = fieldState.error?.message;
  return (
    <Stack>
      <JstDateTimeField
        label={label}
        value={String(field.value)}
        isWrong={message !== undefined}
        onChange={(value) => field.onChange(value)}
      />
      {message && (
        <FormHelperText error role="alert">
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </Stack>
  );
}
