import { PAGE } from '@laundry/shared/constants/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clearAcquisition } from '../../lib/acquisition';
import type { PaymentForm, RegisterAnswer } from '../../lib/api-types';
import { dropDraft } from '../../lib/form-draft';
import { keepPayment } from '../../lib/open-payment';
import { onetimeRegisterCompletePath, registerCompletePath } from '../../lib/paths';
import { useKeepSession } from '../../lib/session';
import { dropToken } from '../../lib/session-token';
import type { RegistrationValues } from './registration-values';

/** Keeps the new session, where there is one already, and shows how the registration ended; by card and month, it is paid first. */
export function useAfterRegistration(draft: string) {
  const navigate = useNavigate();
  const keepSession = useKeepSession();
  const [payment, setPayment] = useState<PaymentForm | null>(null);
  const finish = (
    { token, ticket, user, ...answer }: RegisterAnswer,
    { plan_kind }: Pick<RegistrationValues, 'plan_kind'>,
  ): void => {
    dropDraft(draft);
    clearAcquisition();
    if (token) keepSession(token.access_token);
    else dropToken('signed-out');
    if (answer.payment && answer.payment_no !== undefined) {
      keepPayment({ no: answer.payment_no, pageId: PAGE.register, draft: null, resume: null });
      setPayment(answer.payment);
      return;
    }
    // Who has a session needs no ticket for one; the page is then found by the account's number.
    const id = ticket ?? String(user.id);
    const path = plan_kind === 'onetime' ? onetimeRegisterCompletePath(id) : registerCompletePath(id);
    void navigate(path, { replace: true });
  };
  return { payment, finish };
}
