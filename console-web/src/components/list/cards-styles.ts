import { TOUCH_TARGET, tokens } from '../../theme/tokens';

/** A list of cards, as lists are on phones. */
export const cardsStyles = {
  display: 'grid',
  gap: '10px',
  p: 0,
  m: '8px 0 0',
  listStyle: 'none',
  '& > li': {
    minWidth: 0,
    padding: '12px',
    borderRadius: '8px',
    border: `1px solid ${tokens.line}`,
    backgroundColor: tokens.paper,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 150px',
  },
  '& > li.editing': { borderColor: tokens.accent, contentVisibility: 'visible' },
  '& > li a': { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET },
  '& .head': { fontSize: 17, fontWeight: 700 },
  '& .soft': { color: tokens.inkSoft },
  '& .strong': { fontWeight: 700 },
};
