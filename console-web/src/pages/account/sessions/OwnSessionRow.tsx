import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { t } from '../../../i18n';
import type { OwnSession } from '../../../providers/calls/account';
import { nowJst } from '../../../providers/clock';
import { tokens } from '../../../theme/tokens';
import { deviceOf } from './useOwnSessions';

interface Props {
  readonly session: OwnSession;
  readonly isPending: boolean;
  readonly onEnd: () => void;
}

export function OwnSessionRow({ session, isPending, onEnd }: Props) {
  const device = deviceOf(session);
  const begun = inWords(session.created_at);
  const used = session.last_used_at === null ? t('account.sessions.notUsed') : inWords(session.last_used_at);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 700, display: 'flex', alignItems: 'center', gap: 1 }}>
          {device}
          {session.is_current && <Chip size="small" color="primary" label={t('account.sessions.current')} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {`${t('account.sessions.begun')} ${begun}　${t('account.sessions.used')} ${used}`}
        </Typography>
      </Box>
      {!session.is_current && (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('account.sessions.endOf', { device, begun })}
          disabled={isPending}
          onClick={onEnd}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </Box>
  );
}

const inWords = (moment: JstDateTime): string => displayDateTime(moment, 'ja', nowJst());

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  borderBottom: `1px solid ${tokens.line}`,
};
