import { message } from '@laundry/shared/messages/message';
import { textProblem } from '@laundry/shared/text/characters';
import { lengthOf } from '@laundry/shared/text/length';
import { TextInput, type TextInputProps } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../../i18n';

interface Props extends Pick<TextInputProps, 'source' | 'label' | 'autoFocus'> {
  readonly maxLength: number;
  /** What is told beside the count. */
  readonly hint?: string;
}

/** Lines of text that are counted while they are typed. Nothing that is pasted is cut off: what is too long is said, and left to be shortened. */
export function CountedTextInput({ source, maxLength, hint = '', ...props }: Props) {
  const text: unknown = useWatch({ name: source });
  const typed = typeof text === 'string' ? text : '';
  const problem = wrongText(typed, maxLength);
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

/** What stands against a text, too many letters or one that no text may hold: a form with such a text is not sent. */
export function wrongText(text: string | null | undefined, max: number): string | undefined {
  const problem = textProblem(text ?? '', max, true);
  if (problem === null) return undefined;
  return `▲ ${message('ja', problem, { max })}${problem === 'too_long' ? countOf(text ?? '', max) : ''}`;
}

const countOf = (text: string, max: number): string => t('lists.length', { length: lengthOf(text), max });
