import { useEffect } from 'react';
import { Card } from '../../../components/page/Card';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { Page } from '../../../components/page/Page';
import { Steps } from '../../../components/page/Steps';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
import { focusStep } from '@laundry/web-kit/forms/steps/focus';

export function EditDone({ emailChanged }: { emailChanged: boolean }) {
  const { edit: t } = useTexts('registration');
  useEffect(focusStep, []);
  return (
    <Page title={t.done_title}>
      <Steps names={t.steps} current={3} />
      <Card>
        <p role="status">{t.done}</p>
        {emailChanged && <p>{t.done_email}</p>}
        <LinkButton to={PATHS.profile} kind="secondary" wide>
          {t.to_profile}
        </LinkButton>
      </Card>
    </Page>
  );
}
