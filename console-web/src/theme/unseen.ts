/** For screen readers alone. */
export const unseen = {
  position: 'absolute',
  // A bare 1 is the whole width to MUI.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
