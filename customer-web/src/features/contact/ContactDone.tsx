import { useEffect } from 'react';
import { Card } from '../../components/page/Card';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Page } from '../../components/page/Page';
import { Steps } from '../../components/page/Steps';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';
import { focusStep } from '@laundry/web-kit/forms/steps/focus';

export function ContactDone({ email }: { email: string }) {
  const t = useTexts('contact');
  useEffect(focusStep, []);
  return (
    <Page title={t.done_title}>
      <Steps names={t.steps} current={3} />
      <Card>
        <p role="status">{t.done({ email })}</p>
        <p className="muted">{t.not_arrived}</p>
        <LinkButton to={PATHS.home} kind="secondary" wide>
          {t.to_home}
        </LinkButton>
      </Card>
    </Page>
  );
}
