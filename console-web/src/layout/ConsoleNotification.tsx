import { Notification } from 'react-admin';
import { HEADER_HEIGHT } from '../theme/frame';

/** What was done, told below the header: at the bottom it would lie over the buttons of phones. */
export function ConsoleNotification() {
  return (
    <Notification
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ '&.MuiSnackbar-root': { top: HEADER_HEIGHT + 8 } }}
    />
  );
}
