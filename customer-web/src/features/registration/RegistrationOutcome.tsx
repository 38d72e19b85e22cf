import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Card } from '../../components/ui/Card';
import { LinkButton } from '../../components/ui/LinkButton';
import { Page } from '../../components/ui/Page';
import { useTexts } from '../../i18n/texts';
import { PATHS } from '../../lib/paths';

/** How a registration ended, by the status it left; whatever else an account may lack is told above every screen. */
export function RegistrationOutcome({ status }: { status: number }) {
  const { complete: t } = useTexts('registration');
  if (status === USER_STATUS.active) {
    return (
      <Page title={t.title} lead={t.active}>
        <div>
          <LinkButton to={PATHS.washRequest}>{t.to_request}</LinkButton>
        </div>
      </Page>
    );
  }
  return (
    <Page title={t.title}>
      {status === USER_STATUS.underReview && (
        <Card title={t.review_title}>
          <p>{t.review}</p>
        </Card>
      )}
      <div>
        <LinkButton to={PATHS.profile} kind="secondary">
          {t.to_profile}
        </LinkButton>
      </div>
    </Page>
  );
}
