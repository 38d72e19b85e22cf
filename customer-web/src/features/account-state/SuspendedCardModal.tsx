import { useState } from 'react';
import { Button } from '../../components/buttons/Button';
import { LinkButton } from '../../components/buttons/LinkButton';
import { Modal } from '../../components/messages/Modal';
import { useTexts } from '../../i18n/texts';
import { useMessageText } from '../../lib/calls/message-text';
import { PATHS } from '../../lib/paths';

/** Who wants a pickup and whose card was declined: the way to another card. */
export function SuspendedCardModal() {
  const t = useTexts('account_state');
  const common = useTexts('common');
  const textOf = useMessageText();
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <Modal
      open={open}
      onClose={close}
      title={textOf('status_stopped_credit')}
      actions={
        <>
          <LinkButton to={PATHS.renewCard}>{t.next.suspended_card}</LinkButton>
          <Button kind="secondary" onClick={close}>
            {common.close}
          </Button>
        </>
      }
    >
      <p>{t.lead.suspended_card}</p>
    </Modal>
  );
}
