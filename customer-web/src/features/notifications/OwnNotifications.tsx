import { LinkButton } from '../../components/buttons/LinkButton';
import { Card } from '../../components/page/Card';
import { useTexts } from '../../i18n/texts';
import type { OwnNotifications as Own } from '../../lib/calls/api-types';
import { PATHS } from '../../lib/paths';
import { KindList } from './KindList';
import { LineLink } from './LineLink';
import { PushDevice } from './PushDevice';

/** On which channels the customer is told of what, beside the mails. */
export function OwnNotifications({ notifications: { line, push, muted } }: { notifications: Own }) {
  const t = useTexts('notifications');
  return (
    <>
      {line !== null && <LineLink linkedAt={line.linked_at} />}
      {push !== null && <PushDevice push={push} />}
      {line === null && push === null ? (
        <Card>
          <p>{t.mail_only}</p>
        </Card>
      ) : (
        <KindList muted={muted} />
      )}
      <div>
        <LinkButton to={PATHS.profile} kind="secondary">
          {t.back}
        </LinkButton>
      </div>
    </>
  );
}
