import { PAGE } from '@laundry/shared/constants/pages';
import { parseRowId } from '@laundry/shared/text/row-id';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FirstRequestSteps } from '../components/page/FirstRequestSteps';
import { PaymentReturn } from '../components/payment/PaymentReturn';
import { LinkButton } from '../components/buttons/LinkButton';
import { Page } from '../components/page/Page';
import { Invitation } from '../features/profile/Invitation';
import { OnetimeDone, OnetimeUnknown } from '../features/wash-requests/onetime/OnetimeDone';
import { NotBooked } from '../features/wash-requests/onetime/payment/NotBooked';
import { useTexts } from '../i18n/texts';
import { dropFirstRequest, readFirstRequest } from '../lib/first-request';
import { useCurrentUser } from '../lib/session/current-user';
import { PATHS } from '../lib/paths';
import { paymentStateQuery } from '../lib/payment/payment-query';
import { useStepTitle } from '../lib/step-title';

/** Where the payment of a one-time request ends, also in a browser where nobody is signed in: PayPay opens its own. */
export default function OnetimeCompletePage() {
  const { done: t } = useTexts('onetime');
  const [isFirst] = useState(() => readFirstRequest() !== null);
  return (
    <PaymentReturn
      pageId={PAGE.onetimeRequest}
      title={t.pending_title}
      tryAgain={(isOver) => (isOver ? <NotBooked /> : <LinkButton to={PATHS.washRequest}>{t.try_again}</LinkButton>)}
      keepUntilTold
      steps={isFirst && <FirstRequestSteps at="payment" />}
      otherwise={
        <Page title={t.unknown_title}>
          <OnetimeUnknown />
        </Page>
      }
    >
      <Done />
    </PaymentReturn>
  );
}

function Done() {
  const { done: t } = useTexts('onetime');
  useStepTitle(t.title);
  useEffect(dropFirstRequest, []);
  const [query] = useSearchParams();
  const user = useCurrentUser();
  const no = query.get('payment') ?? '';
  const payment = useQuery({ ...paymentStateQuery(no), enabled: no !== '' });
  const code = user.data?.invitation_code;
  return (
    <Page title={t.title}>
      <OnetimeDone id={parseRowId(query.get('id') ?? '')} payment={payment.data ?? null} />
      {code && <Invitation code={code} />}
    </Page>
  );
}
