/** Last and first name with a space between, as they are written in Japan. */
export const personName = (person: { readonly name1: string; readonly name2: string }): string =>
  [person.name1, person.name2].filter((part) => part !== '').join(' ');

/** How a mail addresses its reader: a company by its name, a person by theirs. */
export const addressee = (person: {
  readonly name1: string;
  readonly name2: string;
  readonly company_name: string | null;
}): string => person.company_name || personName(person);

/** Enough of a surname for its owner to know it by, too little for anybody else: `月●`; null without a surname. */
export function maskedSurname({ name1 }: { readonly name1: string }): string | null {
  const [first, second] = [...new Intl.Segmenter('ja').segment(name1.trim())];
  if (first === undefined) return null;
  return second === undefined ? '●' : `${first.segment}●`;
}

const LONGEST_NAME = 40;
/** Of the scripts that names are written in here: others have letters that look like a point, a colon or nothing. */
const NAME = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Latn}\p{M}0-9０-９ー・&＆()（） '’-]+$/u;
/** As a telephone number has them, however it is parted. */
const NUMBER = /(?:[0-9０-９][ー()（） -]*){9}/;

/**
 * A typed name as a mail may carry it: an address can be a stranger's, whoever typed it. Null for what may be more than a name: an
 * address, a number or a sentence that somebody wants carried to them.
 */
export function carriedName(name: string): string | null {
  return name.length <= LONGEST_NAME && NAME.test(name) && !NUMBER.test(name) ? name : null;
}
