import { TOUCH_TARGET, tokens } from '../../../theme/tokens';

/** Reports under each other: what is said of one, and beside it, or below, what can be done. */
export const reportList = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 1.5,
    py: 1.25,
    outlineOffset: 4,
  },
  '& > li + li': { borderTop: `1px solid ${tokens.line}` },
  '& > li > div': { flex: 1, minWidth: 220, overflowWrap: 'anywhere' },
  // As wide before as after: nothing comes under the pointer.
  '& .close': { minWidth: 144 },
  '& .MuiButton-root': { minHeight: TOUCH_TARGET },
};
