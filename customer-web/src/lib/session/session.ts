import { ROLE } from '@laundry/shared/constants/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { answer, client } from '../calls/api';
import type { CurrentUser } from '../calls/api-types';
import { useTellLateAnswer } from '@laundry/web-kit/forms/late-answer';
import { isLangChosen } from '../../i18n/language';
import { changeLanguage } from '../../i18n/texts';
import { currentUserQuery } from './current-user';
import { tabStore } from './tab-store';
import { CONSOLES, PATHS } from '../paths';
import { takeReturnPath } from './return-path';
import { dropToken, forgetSessionEnd, keepToken, lendTokenToConsole, type SessionEnding } from './session-token';

/** Keeps a new token and forgets what the visitor before had seen. */
export function useKeepSession(): (token: string, user?: CurrentUser) => void {
  const queries = useQueryClient();
  const tell = useTellLateAnswer();
  return (token, user) => {
    queries.clear();
    tell(null);
    if (user) {
      tabStore.keepFor(user.id);
      queries.setQueryData(currentUserQuery.queryKey, user);
    }
    keepToken(token);
    // A device that was switched on here is of this sign-in from now on.
    if ('Notification' in window && Notification.permission === 'granted')
      void import('../push/push-device').then(({ renewPush }) => renewPush()).catch(() => undefined);
  };
}

/** After login: staff go to their console, everybody else to where they were, else to the request page. */
export function useEnterAfterLogin(): (token: string, user: CurrentUser) => void {
  const keepSession = useKeepSession();
  const navigate = useNavigate();
  return (token, user) => {
    keepSession(token, user);
    // On a device where none was chosen, that of the account, in which it is written to.
    if (!isLangChosen()) void changeLanguage(user.current_lang).catch(() => undefined);
    const place = takeReturnPath();
    if (user.role === ROLE.staff) {
      lendTokenToConsole();
      window.location.assign(CONSOLES.staff);
    } else void navigate(place, { replace: true });
  };
}

/** Ends the session of this device, and forgets what its visitor has seen and typed. */
export function useEndSession(): (end: SessionEnding) => void {
  const queries = useQueryClient();
  const tell = useTellLateAnswer();
  return (end) => {
    dropToken(end);
    tabStore.forgetAll();
    queries.clear();
    tell(null);
  };
}

/** Ends the session here and on the server; a server that can't be reached keeps nobody signed in on this device. */
export function useSignOut(): () => Promise<void> {
  const endSession = useEndSession();
  const navigate = useNavigate();
  return async () => {
    await answer(client.POST('/api/v1/logout')).catch(() => undefined);
    // On its own: whoever goes waits for no push service.
    void import('../push/push-device').then(({ leavePush }) => leavePush()).catch(() => undefined);
    endSession('signed-out');
    await navigate(PATHS.login);
    forgetSessionEnd();
  };
}
