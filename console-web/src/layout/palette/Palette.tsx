import Box from '@mui/material/Box';
import { GuardedDialog } from '../../components/form/dialog/GuardedDialog';
import { useFocusBack } from '../../components/form/dialog/useFocusBack';
import { palette as texts } from '../../i18n/palette';
import type { Operator } from '../../providers/access/operator';
import { todayJst } from '../../providers/clock';
import SearchField from '../search/SearchField';
import { matching, paletteOptions } from './palette-options';

interface Props {
  readonly operator: Operator;
  readonly onHelp: () => void;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

/** Finds a screen, an action, a customer or a request by what is typed, and goes there. */
export default function Palette({ operator, onHelp, onSignOut, onClose }: Props) {
  useFocusBack();
  const options = paletteOptions(operator, todayJst(), { help: onHelp, signOut: onSignOut });
  return (
    <GuardedDialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': texts.title } }}
      sx={top}
    >
      <Box sx={{ p: 1.5 }}>
        <SearchField autoFocus label={texts.title} extra={(typed) => matching(options, typed)} onDone={onClose} />
      </Box>
    </GuardedDialog>
  );
}

// High up, so that there is room for what is found.
const top = { '& .MuiDialog-container': { alignItems: 'flex-start' } };
