import { TOUCH_TARGET, tokens } from '../../../theme/tokens';

const { red, blue } = tokens.row;

/** The grid in the console's colours; each day's link spreads over its cell, the marks lie above it. */
export const calendarStyles = {
  fontSize: 13,
  // The day's link lies over the whole cell, not over its head only.
  '& .top': { position: 'static' },
  '& .day': { minWidth: 28, textAlign: 'right', padding: '2px 6px', fontWeight: 700, outline: 'none' },
  // FullCalendar's own grey of the months beside is too pale to be read.
  '& .other .day, & .other.day': { color: tokens.inkSoft },
  '& .day::after': { content: '""', position: 'absolute', inset: 0 },
  '& .day:hover::after': { backgroundColor: tokens.accentSoft, opacity: 0.6, mixBlendMode: 'multiply' },
  '& .day:focus-visible::after': { outline: `3px solid ${tokens.focus}`, outlineOffset: '-3px' },
  '& .slot': { padding: 0, margin: 0, border: 0, boxShadow: 'none', background: 'none' },
  '& .mark': {
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6px',
    width: 'calc(100% - 4px)',
    margin: '0 2px 2px',
    minHeight: { xs: TOUCH_TARGET - 8, md: 24 },
    alignItems: 'center',
    alignContent: 'center',
    boxSizing: 'border-box',
    padding: { xs: '1px 2px', md: '2px 6px' },
    border: '1px solid',
    borderLeftWidth: { xs: 3, md: 4 },
    borderRadius: '4px',
    font: 'inherit',
    fontSize: { xs: 11, md: 13 },
    lineHeight: 1.35,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& .mark.holiday': { color: red.ink, backgroundColor: red.ground, borderColor: red.edge, fontWeight: 700 },
  '& .mark.limit': { color: blue.ink, backgroundColor: blue.ground, borderColor: blue.edge },
  '& .mark .title': { fontWeight: 700, whiteSpace: { md: 'nowrap' } },
  '& .mark .used': { whiteSpace: { md: 'nowrap' } },
  '& .mark .full': { fontWeight: 700, color: tokens.danger },
};
