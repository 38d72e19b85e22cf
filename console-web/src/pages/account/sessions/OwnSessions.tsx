import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FailedScreen } from '../../../components/loading/FailedScreen';
import { LoadingScreen } from '../../../components/loading/LoadingScreen';
import { t } from '../../../i18n';
import { OwnSessionRow } from './OwnSessionRow';
import { useOwnSessions } from './useOwnSessions';

export function OwnSessions() {
  const { sessions, ending } = useOwnSessions();
  if (sessions.isPending) return <LoadingScreen />;
  if (sessions.data === undefined)
    return <FailedScreen error={sessions.error} onRetry={() => void sessions.refetch()} />;
  const isAlone = sessions.data.length === 1;
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t(isAlone ? 'account.sessions.alone' : 'account.sessions.lead')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.data.map((session) => (
          <OwnSessionRow
            key={session.id}
            session={session}
            isPending={ending.isPending}
            onEnd={() => ending.mutate(session)}
          />
        ))}
      </Box>
      {!isAlone && (
        <Button variant="outlined" sx={{ mt: 1.5 }} disabled={ending.isPending} onClick={() => ending.mutate(null)}>
          {t('account.sessions.endOthers')}
        </Button>
      )}
    </>
  );
}
