import { LinkButton } from '../../components/buttons/LinkButton';
import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';
import type { OwnNotifications as Own } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { KindList } from './KindList';
import { LineLink } from './LineLink';

/** On which channels the customer is told of what, beside the mails. */
export function OwnNotifications({ notifications: { line, muted } }: { notifications: Own }) {
  const t = useTexts('notifications');
  return (
    <>
      {line === null ? (
        <Card>
          <p>{t.mail_only}</p>
        </Card>
      ) : (
        <>
          <LineLink linkedAt={line.linked_at} />
          <KindList muted={muted} />
        </>
      )}
      <div>
        <LinkButton to={PATHS.profile} kind="secondary">
          {t.back}
        </LinkButton>
      </div>
    </>
  );
}
