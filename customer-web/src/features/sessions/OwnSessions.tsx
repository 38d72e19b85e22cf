import { useQueryClient } from '@tanstack/react-query';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { Button } from '../../components/buttons/Button';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Alert } from '../../components/messages/Alert';
import { NotSent } from '../../components/messages/NotSent';
import { useTexts } from '../../i18n/texts';
import type { OwnSession } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { endSession, ownSessionsQuery } from './own-sessions';
import { OwnSessionCard } from './OwnSessionCard';

/** The sessions that go on; each but this one can be ended, or all others at once. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTexts('sessions');
  const queries = useQueryClient();
  const ending = useOneMutation({
    mutationFn: endSession,
    // One that was over already is gone from the list, too.
    onSettled: () => queries.invalidateQueries(ownSessionsQuery),
  });
  const { variables: ended = null } = ending;
  const isAlone = sessions.length === 1;
  return (
    <>
      <p className="muted">{t.lead}</p>
      {ending.isSuccess && (
        <Alert kind="good" role="status">
          {ended === null ? t.others_ended : t.ended({ device: ended.device ?? t.unknown })}
        </Alert>
      )}
      <NotSent error={ending.error} title={t.failed} />
      {sessions.map((session) => (
        <OwnSessionCard
          key={session.id}
          session={session}
          pending={ending.isPending && ended?.id === session.id}
          unavailable={ending.isPending}
          onEnd={() => ending.mutate(session)}
        />
      ))}
      {isAlone && <p>{t.alone}</p>}
      <div className="row">
        {!isAlone && (
          <Button
            kind="secondary"
            pending={ending.isPending && ended === null}
            unavailable={ending.isPending}
            onClick={() => ending.mutate(null)}
          >
            {t.end_others}
          </Button>
        )}
        <LinkButton to={PATHS.passwordChange} kind="secondary">
          {t.change_password}
        </LinkButton>
        <LinkButton to={PATHS.profile} kind="secondary">
          {t.back}
        </LinkButton>
      </div>
    </>
  );
}
