import { useNavigate } from 'react-router';
import { clearAcquisition } from '../../lib/acquisition';
import type { RegisterAnswer } from '../../lib/api-types';
import { onetimeRegisterCompletePath, registerCompletePath } from '../../lib/paths';
import { useKeepSession } from '../../lib/session';
import { dropToken } from '../../lib/session-token';
import { dropDraft } from './registration-draft';
import type { RegistrationValues } from './registration-values';

/** Keeps the new session, where there is one already, and shows how the registration ended (spec 1 §2). */
export function useAfterRegistration() {
  const navigate = useNavigate();
  const keepSession = useKeepSession();
  return ({ token, ticket, user }: RegisterAnswer, { plan_kind }: RegistrationValues): void => {
    dropDraft();
    clearAcquisition();
    if (token) keepSession(token.access_token);
    else dropToken('signed-out');
    // Who has a session needs no ticket for one; the page is then found by the account's number.
    const id = ticket ?? String(user.id);
    const path = plan_kind === 'onetime' ? onetimeRegisterCompletePath(id) : registerCompletePath(id);
    void navigate(path, { replace: true, state: { preparing: !token } });
  };
}
