import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { t } from '../../../i18n';
import { problemLines } from '../../../providers/api/problem';
import type { OwnSession } from '../../../providers/calls/account';
import { useConsoleData } from '../../../providers/useConsoleData';

const queryKey = ['own-sessions'];

/** The sessions that go on, and the end of one, or (null) of all others. */
export function useOwnSessions() {
  const data = useConsoleData();
  const client = useQueryClient();
  const notify = useNotify();
  const ending = useOneMutation({
    mutationFn: (session: OwnSession | null) =>
      session === null ? data.endOtherSessions() : data.endSession(session.id),
    onSuccess: (_, session) => notify(endedText(session), { type: 'success' }),
    onError: (error) => notify(problemLines(error).join('、'), { type: 'warning' }),
    // One that was over already is gone from the list, too.
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { sessions: useQuery({ queryKey, queryFn: () => data.ownSessions() }), ending };
}

export const deviceOf = ({ device }: OwnSession): string => device ?? t('account.sessions.unknown');

const endedText = (session: OwnSession | null): string =>
  session === null ? t('account.sessions.othersEnded') : t('account.sessions.ended', { device: deviceOf(session) });
