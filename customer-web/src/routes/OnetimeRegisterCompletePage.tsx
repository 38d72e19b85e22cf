import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { Navigate, useParams } from 'react-router';
import { Card } from '../components/page/Card';
import { DescriptionList } from '../components/page/DescriptionList';
import { LinkButton } from '../components/buttons/LinkButton';
import { Page } from '../components/page/Page';
import { NewAccount } from '../features/registration/complete/NewAccount';
import { useTexts } from '../i18n/texts';
import type { CurrentUser } from '../lib/calls/api-types';
import { PATHS, onetimeRegisterCompletePath } from '../lib/paths';

export default function OnetimeRegisterCompletePage() {
  const { onetime_complete: t } = useTexts('registration');
  const { id = '', paymentMethodId } = useParams();
  if (paymentMethodId !== undefined) return <Navigate to={onetimeRegisterCompletePath(id)} replace />;
  return (
    <NewAccount id={id}>
      {(user) =>
        paysPerRequest(user) ? (
          <Page title={t.title} lead={t.lead}>
            <Card>
              <DescriptionList items={[{ term: t.tracking, detail: trackingId(user) }]} />
              <LinkButton to={PATHS.washRequest} wide>
                {t.to_request}
              </LinkButton>
            </Card>
          </Page>
        ) : (
          <Navigate to={PATHS.washRequest} replace />
        )
      }
    </NewAccount>
  );
}

/** Not any more, once the plan was changed to a monthly one. */
function paysPerRequest({ user_plan }: CurrentUser): boolean {
  const plan = parsePlanId(user_plan.plan_id);
  return plan !== null && isOnetime(plan);
}

const ID_DIGITS = 8;

/** The number a one-time registration is known by: the day it was made and the customer's id, zero-padded. */
const trackingId = ({ created_at, id }: { created_at: string; id: number }): string =>
  `${created_at.slice(0, 10).replaceAll('-', '')}${String(id).padStart(ID_DIGITS, '0')}`;
