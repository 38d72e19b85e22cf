/** Write `LOWER(column) LIKE ? ESCAPE '!'` with this as its parameter. */
export const LIKE_ESCAPE = "ESCAPE '!'";

/** A LIKE pattern that finds a text anywhere, whatever its case; `%` and `_` are plain characters (decisions 11, Searches). */
export const likeAnywhere = (text: string): string => `%${text.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
