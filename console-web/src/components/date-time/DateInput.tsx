import Box from '@mui/material/Box';
import { parseDate } from '@laundry/shared/time/jst';
import { ValidationError, useInput, useTranslateLabel } from 'ra-core';
import { t } from '../../i18n';
import { DateField } from './DateField';
import type { ReasonOf } from './reason-of';

interface Props {
  readonly source: string;
  readonly label?: string;
  readonly reasonOf?: ReasonOf;
}

const readable = (value: unknown): string | undefined =>
  value === null || value === undefined || value === '' || parseDate(value) !== null
    ? undefined
    : `▲ ${t('dates.unreadable')}`;

/** A day as a field of a form, as `YYYY-MM-DD`; as wide as a phone, for its weekday. */
export function DateInput({ source, label, reasonOf }: Props) {
  const { field, fieldState } = useInput<string>({ source, validate: readable });
  const labelOf = useTranslateLabel();
  return (
    <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
      <DateField
        label={labelOf({ label, source })}
        value={String(field.value ?? '')}
        problem={fieldState.error?.message && <ValidationError error={fieldState.error.message} />}
        onChange={(value) => field.onChange(value)}
        onBlur={field.onBlur}
        {...(reasonOf && { reasonOf })}
      />
    </Box>
  );
}
