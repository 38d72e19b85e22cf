import { carriedName } from '@laundry/shared/text/person-name';
import type { MailSite, MailText } from '../mail-data.js';

/** A paragraph: its lines, none longer than 76 columns but for links and names. */
export type Paragraph = string | readonly string[];

interface Head {
  readonly subject: string;
  /** As it was typed; null: where none may stand. */
  readonly name: string | null;
  /** Of a name that a mail may carry. */
  readonly greeting: (name: string | null) => string;
  readonly signature: string;
}

/**
 * Every mail's form: the reader, what there is to say, and the one signature, set off by the line that mail programs
 * know it by.
 */
export const letter = (
  { subject, name, greeting, signature }: Head,
  { brand, url }: MailSite,
  paragraphs: readonly Paragraph[],
): MailText => ({
  subject: oneLine(subject),
  body:
    [
      oneLine(greeting(name === null ? null : carriedName(oneLine(name)))),
      ...paragraphs.map(text),
      `-- \n${brand}\n${url}/\n${signature}`,
    ].join('\n\n') + '\n',
});

const text = (paragraph: Paragraph): string => (typeof paragraph === 'string' ? paragraph : paragraph.join('\n'));

/** What was typed as a name stays a name, whatever was typed. */
const oneLine = (typed: string): string => typed.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
