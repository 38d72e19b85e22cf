import { message } from '@laundry/shared/messages/message';
import { lengthOf } from '@laundry/shared/text/length';
import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../i18n';

interface Props extends Pick<TextInputProps, 'source' | 'label' | 'autoFocus'> {
  readonly maxLength: number;
  /** What is told beside the count. */
  readonly hint?: string;
}

/** Lines of text that are counted while they are typed. Nothing that is pasted is cut off: what is too long is said, and left to be shortened. */
export function CountedTextInput({ source, maxLength, hint = '', ...props }: Props) {
  const text: unknown = useWatch({ name: source });
  const typed = typeof text === 'string' ? text : '';
  const problem = tooLong(typed, maxLength);
  return (
    <TextInput
      {...props}
      {...(problem !== undefined && { error: true })}
      multiline
      source={source}
      minRows={4}
      maxRows={12}
      helperText={problem ?? hint + countOf(typed, maxLength)}
    />
  );
}

/** What stands against a text of too many letters: a form that holds one is not sent. */
export const tooLong = (text: string | null | undefined, max: number): string | undefined =>
  lengthOf(text ?? '') > max ? `▲ ${message('ja', 'too_long', { max })}${countOf(text ?? '', max)}` : undefined;

const countOf = (text: string, max: number): string => t('lists.length', { length: lengthOf(text), max });
