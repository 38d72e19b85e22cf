import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';
import { ownNotificationsQuery } from '../../lib/own-notifications';
import { PATHS } from '../../lib/paths';

/** Leads to the notifications beside the mails, where there are any. */
export function NotificationsCard() {
  const { profile: t } = useTexts('account');
  const { data } = useQuery(ownNotificationsQuery);
  if (data === undefined || (data.line === null && data.push === null)) return null;
  return (
    <Card title={t.sections.notifications}>
      <p className="muted small">{t.notifications_note}</p>
      <div>
        <LinkButton to={PATHS.notifications} kind="secondary" small>
          {t.notifications}
        </LinkButton>
      </div>
    </Card>
  );
}
