import { dialledDigits } from '@laundry/shared/text/dialled';
import { compactName, digitsOnly, isKatakana, toHalfWidth, toKatakana } from '@laundry/shared/text/normalize';
import { parseRowId } from '@laundry/shared/text/row-id';

/** A condition on `users u` that an index answers, with its parameters. */
export interface Match {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Which of a customer's facts may be searched by. */
export interface MatchScope {
  /** Reading, company, phone and mail too: not for those from whom they are hidden. */
  readonly personal: boolean;
}

const PHONE_DIGITS = 4;
const PHONE = new RegExp(`^\\d{${PHONE_DIGITS},11}$`);
/** A longer text without a space is no one's whole name; each place where it could be cut costs a look into the index. */
const CUT_LENGTH = 12;
/** What stands in front of a company's name, and nobody types. */
const LEGAL_FORMS = ['', '株式会社', '有限会社', '合同会社', '合資会社', '一般社団法人', '医療法人'];
/** Behind every character there is. */
const LAST = '\u{10ffff}';

/**
 * How customers can be meant by a text, the surest first. Texts are compared with the beginning of a field, so that each way
 * is a look into an index (handbook/console.md#find-anything): the lists search anywhere.
 */
export function customerMatches(text: string, { personal }: MatchScope): Match[] {
  const typed = toHalfWidth(text);
  if (typed === '') return [];
  const id = parseRowId(digitsOnly(typed.replace(/^(ユーザー)?id\s*[.:]?/i, '')));
  const found: Match[] = id === null ? [] : [{ sql: 'u.id = ?', parameters: [id] }];
  if (personal) found.push(...byPhone(dialledDigits(text)), ...byEmail(typed.toLowerCase()));
  found.push(...byName(['name1', 'name2'], typed));
  if (!personal) return found;
  const reading = toKatakana(text);
  // In other letters a reading is the name itself.
  if (isKatakana(reading)) found.push(...byName(['kana1', 'kana2'], reading), begins('company_name_kana', reading));
  return [...found, ...byCompany(typed)];
}

function byPhone(digits: string): Match[] {
  if (!PHONE.test(digits)) return [];
  const ends = digits.length === PHONE_DIGITS ? [{ sql: 'u.phone_end = ?', parameters: [digits] }] : [];
  return [begins('phone_number', digits), begins('company_hq_phone_number', digits), ...ends];
}

function byEmail(typed: string): Match[] {
  return /^[a-z0-9!-/=?^-`{-~@]+$/.test(typed) ? [begins('email_key', typed), begins('email2', typed)] : [];
}

/** The beginning of either part, or both parts with or without the space between them. */
function byName([first, second]: readonly [string, string], typed: string): Match[] {
  return spellings(typed).flatMap((name) => [
    begins(first, name),
    begins(second, name),
    ...cuts(name).map(([head, tail]) => {
      const rest = begins(second, tail);
      return { sql: `u.${first} = ? AND ${rest.sql}`, parameters: [head, ...rest.parameters] };
    }),
  ]);
}

const byCompany = (typed: string): Match[] =>
  spellings(typed).flatMap((name) => LEGAL_FORMS.map((form) => begins('company_name', form + name)));

/** Where a whole name could be cut in two. */
function cuts(name: string): (readonly [head: string, tail: string])[] {
  const [head = '', ...tail] = name.split(/\s+/);
  if (tail.length > 0) return [[head, tail.join(' ')]];
  const letters = [...compactName(name)];
  if (letters.length > CUT_LENGTH || /[a-z]/i.test(name)) return [];
  return letters.slice(1).map((_, at) => [letters.slice(0, at + 1).join(''), letters.slice(at + 1).join('')] as const);
}

/** Letter case as names have it: indexes compare byte by byte. */
function spellings(typed: string): readonly string[] {
  const small = typed.toLowerCase();
  const capital = small.replace(/(^|\s)\S/gu, (letter) => letter.toUpperCase());
  return [...new Set([typed, capital, typed.toUpperCase(), small])];
}

const begins = (column: string, text: string): Match => ({
  sql: `u.${column} >= ? AND u.${column} < ?`,
  parameters: [text, `${text}${LAST}`],
});
