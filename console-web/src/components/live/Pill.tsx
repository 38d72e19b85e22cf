import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ACTION_BAR_HEIGHT, BOTTOM_BAR } from '../../theme/frame';
import { tokens } from '../../theme/tokens';

interface Props {
  readonly text: string;
  readonly button: string;
  readonly onPress: () => void;
}

/** Tells of something that others did and offers to show it; lies over the end of the screen and moves nothing. */
export function Pill({ text, button, onPress }: Props) {
  return (
    <Paper role="status" elevation={6} className="no-print" sx={pill}>
      <span>{text}</span>
      {/* It takes nothing from whoever types. */}
      <Button size="small" variant="contained" onMouseDown={(event) => event.preventDefault()} onClick={onPress}>
        {button}
      </Button>
    </Paper>
  );
}

const pill = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: '50%',
  transform: 'translateX(-50%)',
  // Above the buttons of a page, on which it would be pressed in their place.
  bottom: { xs: `calc(${ACTION_BAR_HEIGHT + 12}px + ${BOTTOM_BAR})`, md: 20 },
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  maxWidth: 'calc(100vw - 24px)',
  px: 2,
  py: 0.75,
  borderRadius: 6,
  fontWeight: 700,
  border: `1px solid ${tokens.accent}`,
};
