import type { CSSObject } from '@mui/material/styles';
import { tokens } from './tokens';

/** The colours of rows by their class: the ground and left edge of what `each` selects, and the tag in a row. */
export const rowColours = (each: (name: string) => string): CSSObject =>
  Object.fromEntries<CSSObject>(
    Object.entries(tokens.row).flatMap(([name, colour]): [string, CSSObject][] => [
      [each(name), { backgroundColor: colour.ground, borderLeftColor: colour.edge }],
      [`${each(name)} .colour`, { color: colour.ink, borderColor: colour.edge }],
    ]),
  );
