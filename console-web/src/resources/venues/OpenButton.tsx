import Button, { type ButtonProps } from '@mui/material/Button';

/** A button of a venue's row that opens something about it, called by the venue's name too. */
export const OpenButton = (props: Pick<ButtonProps, 'aria-label' | 'startIcon' | 'onClick' | 'children'>) => (
  <Button size="small" variant="outlined" sx={{ whiteSpace: 'nowrap' }} {...props} />
);
