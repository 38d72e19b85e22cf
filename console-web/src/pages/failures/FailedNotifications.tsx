import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { displayDateTime } from '@laundry/shared/time/display';
import { t } from '../../i18n';
import type { FailedNotifications as Failed } from '../../providers/api/api-types';
import { nowJst } from '../../providers/clock';
import { lineTrouble } from './line-trouble';

/** The notifications that were given up, by why; the mails beside them are shown by themselves. */
export function FailedNotifications({ notifications }: { notifications: readonly Failed[] }) {
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {t('failures.notificationsNote')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {notifications.map(({ last_error, count, latest_at }) => (
          <Box component="li" key={last_error} sx={{ py: 0.5 }}>
            {t('failures.notificationsOf', {
              words: lineTrouble(last_error),
              count,
              moment: displayDateTime(latest_at, 'ja', nowJst()),
            })}
          </Box>
        ))}
      </Box>
    </>
  );
}
