import { inlineStyles } from '../../../components/inline/inline-styles';
import { plainButton } from '../../../components/inline/plain-button';
import { lines } from '../../../components/list/note-styles';
import { TOUCH_TARGET, tokens } from '../../../theme/tokens';

/** Status in colour and word, the same in the table and on the cards. */
export const userStyles = {
  ...inlineStyles,
  // What is due is a button among those of an editor, and no link.
  '& .review': {
    display: 'inline-block',
    marginLeft: '6px',
    padding: '1px 8px',
    border: `1px solid ${tokens.accent}`,
    borderRadius: '4px',
    color: tokens.accentDark,
    backgroundColor: tokens.paper,
    fontWeight: 700,
    whiteSpace: 'nowrap',
  },
  '& .plain:hover .review': { backgroundColor: tokens.accentSoft },
} as const;

/** A customer's facts as groups of names and values. */
export const userGroupStyles = {
  '& dl': { display: 'grid', gridTemplateColumns: '7.5em 1fr', gap: '4px 8px', margin: 0, fontSize: 15 },
  '& dt, & dd': { alignSelf: 'center' },
  '& dt': { color: tokens.inkSoft, fontSize: 13, lineHeight: '22px' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& .note > span': { ...lines(8), whiteSpace: 'pre-wrap' },
  '& h3': { margin: '12px 0 4px', fontSize: 14, borderBottom: `1px solid ${tokens.line}` },
} as const;

/** The same under a thumb. */
export const userTouchStyles = { '& .plain': { ...plainButton, minHeight: TOUCH_TARGET, fontSize: 16 } } as const;
