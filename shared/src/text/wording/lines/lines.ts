import type { Lang } from '../../../constants/langs.js';

/** Another language's lines: the same keys, and each with as many lines as it needs. */
export type LinesLike<T> = T extends string
  ? string
  : T extends readonly string[]
    ? readonly string[]
    : { readonly [Key in keyof T]: LinesLike<T[Key]> };

type Place<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Place<Rest> : never;

/** A text with all of its places filled. */
export const filled = <Text extends string>(text: Text, values: Readonly<Record<Place<Text>, string>>): string =>
  Object.entries<string>(values).reduce<string>((said, [name, value]) => said.replace(`{${name}}`, value), text);

/** Lines with the same values in each. */
export const filledLines = <Lines extends readonly string[]>(
  lines: Lines,
  values: Readonly<Record<Place<Lines[number]>, string>>,
): string[] => lines.map((line) => filled<string>(line, values));

const BETWEEN = { ja: '', en: ' ' } as const satisfies Record<Lang, string>;

/** Lines of a mail as the one paragraph of a page. */
export const asParagraph = (lines: readonly string[], lang: Lang): string => lines.join(BETWEEN[lang]);
