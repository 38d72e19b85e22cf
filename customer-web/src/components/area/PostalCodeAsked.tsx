import { LIMITS } from '@laundry/shared/constants/limits';
import { normalizeZip } from '@laundry/shared/text/normalize';
import { useState } from 'react';
import { useTexts } from '../../i18n/texts';
import { useMessageText } from '../../lib/calls/message-text';
import { useAsked } from '../../lib/use-asked';
import { TextField } from '../fields/TextField';

/** The postal code that a visitor asks about, remembered in the tab; `asked` once it is complete. */
export function usePostalCodeAsked() {
  const { value: zip, ...field } = useAsked<HTMLInputElement>('zip');
  return { ...field, zip, asked: normalizeZip(zip) };
}

export function PostalCodeAsked({ ref, zip, change, asked }: ReturnType<typeof usePostalCodeAsked>) {
  const { area: t } = useTexts('home');
  const textOf = useMessageText();
  /** It is judged once it is left, not while it is typed. */
  const [left, setLeft] = useState(false);
  return (
    <TextField
      ref={ref}
      name="zip"
      label={t.zip}
      hint={t.hint}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={LIMITS.zipTypedLength}
      value={zip}
      error={left && asked === null && zip.trim() !== '' ? textOf('invalid_zip') : undefined}
      onChange={({ target }) => {
        change(target.value);
        setLeft(false);
      }}
      onBlur={() => setLeft(true)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') setLeft(true);
      }}
    />
  );
}
