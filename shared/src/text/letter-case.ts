/**
 * The capital letters that MySQL and MariaDB know, by alphabet: Latin, Greek, Cyrillic, Armenian; signs, Roman numerals
 * and full width. Unicode has given others a small letter since, but those databases have not learned of them.
 */
const CAPITALS = new RegExp(
  `[${[
    'A-Z\u00c0-\u021e\u0222-\u0232\u1e00-\u1e94\u1ea0-\u1ef8',
    '\u0386-\u03ab\u03da-\u03ee\u1f08-\u1ffc',
    '\u0400-\u0480\u048c-\u04be\u04c1-\u04c3\u04c7\u04cb\u04d0-\u04f4\u04f8',
    '\u0531-\u0556',
    '\u2126\u212a\u212b\u2160-\u216f\u24b6-\u24cf\uff21-\uff3a',
  ].join('')}]`,
  'g',
);

/** A text in small letters, for comparing: each letter by itself, so that a text's part is part of the result. */
export const toSmallLetters = (text: string): string =>
  text.replace(CAPITALS, (letter) => (letter === '\u0130' ? 'i' : letter.toLowerCase()));
