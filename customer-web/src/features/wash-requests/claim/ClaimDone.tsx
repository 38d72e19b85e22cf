import { focusStep } from '@laundry/web-kit/forms/steps/focus';
import { useEffect } from 'react';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Card } from '../../../components/page/Card';
import { Page } from '../../../components/page/Page';
import { Steps } from '../../../components/page/Steps';
import { useTexts } from '../../../i18n/texts';
import { historyOfPath } from '../../../lib/paths';

export function ClaimDone({ requestId }: { requestId: number }) {
  const t = useTexts('claim');
  useEffect(focusStep, []);
  return (
    <Page title={t.done_title}>
      <Steps names={t.steps} current={3} />
      <Card>
        <p role="status">{t.done}</p>
        <LinkButton to={historyOfPath(requestId)} kind="secondary" wide>
          {t.to_history}
        </LinkButton>
      </Card>
    </Page>
  );
}
