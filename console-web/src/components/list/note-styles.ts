import type { CSSObject } from '@mui/material/styles';

/** At most so many lines, the last of which ends in dots; on paper nothing is left out. */
export const lines = (count: number): CSSObject => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: count,
  overflow: 'hidden',
  '@media print': { WebkitLineClamp: 'none' },
});

/** What somebody wrote takes three lines of a list; the whole of it is read where the row leads. */
export const wordsStyles: CSSObject = { ...lines(3), whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' };

/** A note takes three lines of a list: the whole of it is read in its dialog. */
export const noteStyles = {
  '& .note': { maxWidth: '100%', verticalAlign: 'top' },
  '& .note > span': wordsStyles,
} as const;
