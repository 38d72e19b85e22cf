import type { End } from '@laundry/web-kit/forms/use-confirmed-form';
import { PAGE } from '@laundry/shared/constants/pages';
import { clearAcquisition } from '../../lib/acquisition/stored-acquisition';
import type { RegisterAnswer } from '../../lib/calls/api-types';
import { keepFirstRequestUntilPaid, readFirstRequest } from '../../lib/first-request';
import { useLeaveToPay } from '../../lib/payment/use-leave-to-pay';
import { PATHS, onetimeRegisterCompletePath, registerCompletePath } from '../../lib/paths';
import { useKeepSession } from '../../lib/session/session';
import { dropToken } from '../../lib/session/session-token';
import { endRegistrationDrafts } from './form/registration-draft';
import { useKeepEnd } from './use-ended-before';
import type { RegistrationValues } from './form/registration-values';

/** Keeps the new session, where there is one already, and shows how the registration ended; by card and month, it is paid first. What was typed
 * is stored until it is paid: the browser's Back leads to the form from the provider's page. */
export function useAfterRegistration(draft: string, isFirst: boolean) {
  const keepSession = useKeepSession();
  const keepEnd = useKeepEnd();
  const { leaving, leaveToPay } = useLeaveToPay();
  const endAt = (to: string): End<never> => {
    keepEnd(to);
    return { to };
  };
  const finish = (
    { token, ticket, user, ...answer }: RegisterAnswer,
    { plan_kind }: Pick<RegistrationValues, 'plan_kind'>,
  ): End<never> => {
    clearAcquisition();
    if (token) keepSession(token.access_token);
    else dropToken('signed-out');
    if (answer.payment && answer.payment_no !== undefined) {
      const { ret_url_path: path } = answer.payment;
      keepEnd(path);
      const resume = { path, to: { form: answer.payment } };
      return leaveToPay(resume, { no: answer.payment_no, pageId: PAGE.register, draft });
    }
    endRegistrationDrafts();
    // What was chosen before is paid for next.
    const chosen = readFirstRequest();
    if (isFirst && plan_kind === 'onetime' && token && chosen !== null) {
      keepFirstRequestUntilPaid(chosen);
      return endAt(PATHS.washRequest);
    }
    // Who has a session needs no ticket for one; the page is then found by the account's number.
    const id = ticket ?? String(user.id);
    return endAt(plan_kind === 'onetime' ? onetimeRegisterCompletePath(id) : registerCompletePath(id));
  };
  return { leaving, finish };
}
