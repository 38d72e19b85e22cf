import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { displayDateTime } from '@laundry/shared/time/display';
import { useNotify } from 'ra-core';
import { CustomerLink } from '../../components/CustomerLink';
import { t } from '../../i18n';
import type { FailedMail } from '../../providers/api-types';
import { nowJst } from '../../providers/clock';
import { problemLines } from '../../providers/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { tokens } from '../../theme/tokens';
import { FAILURES } from './failure-keys';

/** The mails that were given up, why, and sending them again. */
export function FailedMails({ mails }: { mails: readonly FailedMail[] }) {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const again = useMutation({
    mutationFn: (id: number) => data.sendMailAgain(id),
    onSuccess: () => notify(t('failures.retried'), { type: 'success' }),
    onError: (error) => notify(problemLines(error).join('、'), { type: 'warning' }),
    onSettled: () => client.invalidateQueries({ queryKey: FAILURES }),
  });
  if (mails.length === 0) return <Typography color="textSecondary">{t('failures.noMails')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {mails.map(({ id, created_at, subject, recipient, user_id, tries, last_error }) => (
        <Box component="li" key={id} sx={row}>
          <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 700 }}>{subject}</Typography>
            <Typography variant="body2">
              {user_id === null ? recipient : <CustomerLink id={user_id}>{recipient}</CustomerLink>}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {[displayDateTime(created_at, 'ja', nowJst()), t('failures.tries', { count: tries }), last_error].join(
                '　',
              )}
            </Typography>
          </Box>
          <Button
            variant="outlined"
            aria-label={t('failures.retryOf', { recipient, subject })}
            disabled={again.isPending}
            onClick={() => again.mutate(id)}
          >
            {t('failures.retry')}
          </Button>
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.25,
  '& + &': { borderTop: `1px solid ${tokens.line}` },
};
