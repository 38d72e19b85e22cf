import { Alert } from '../../../components/messages/Alert';
import { LinkButton } from '../../../components/buttons/LinkButton';
import { useTexts } from '../../../i18n/texts';
import { useMessageText } from '../../../lib/calls/message-text';
import { PATHS } from '../../../lib/paths';

/** A plan that this version of the screens does not know. */
export default function PlanUnknown() {
  const t = useTexts('no_request');
  const textOf = useMessageText();
  return (
    <>
      <Alert kind="warn" title={textOf('plan_unknown')} />
      <div>
        <LinkButton to={PATHS.contact}>{t.to_contact}</LinkButton>
      </div>
    </>
  );
}
