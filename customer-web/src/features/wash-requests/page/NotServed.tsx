import { formatZip } from '@laundry/shared/text/normalize';
import { Alert } from '../../../components/messages/Alert';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useMessageText } from '../../../lib/calls/message-text';
import { PATHS } from '../../../lib/paths';

/** The registered address lies where nobody comes. */
export default function NotServed({ user }: { user: CurrentUser }) {
  const t = useTexts('no_request');
  const textOf = useMessageText();
  const address = [formatZip(user.send_addr_zipcode ?? ''), user.send_addr_detail1, user.send_addr_detail2];
  return (
    <>
      <Alert kind="warn" title={textOf('notarea')}>
        <p>{t.not_served({ address: address.filter(Boolean).join(' ') })}</p>
      </Alert>
      <div>
        <LinkButton to={PATHS.profile} kind="secondary">
          {t.to_profile}
        </LinkButton>
      </div>
    </>
  );
}
