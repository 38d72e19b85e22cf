import type { JstDate } from '@laundry/shared/time/jst';
import { Button } from '../../components/buttons/Button';
import { type Description, DescriptionList } from '../../components/page/DescriptionList';
import { Modal } from '../../components/messages/Modal';
import { NotSent } from '../../components/messages/NotSent';
import { useTexts } from '../../i18n/texts';
import { ApiError } from '@laundry/web-kit/calls/api-error';
import { useErrorText } from '../../lib/calls/error-text';

interface WithdrawalDialogProps {
  open: boolean;
  /** When the membership ends, and what goes with it. */
  facts: readonly Description[];
  error: Error | null;
  inWords: (date: JstDate) => string;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Leaving cannot be undone, so it is asked once more. */
export function WithdrawalDialog({ open, facts, error, inWords, pending, onClose, onConfirm }: WithdrawalDialogProps) {
  const t = useTexts('withdrawal');
  const common = useTexts('common');
  const errorText = useErrorText();
  const from = error instanceof ApiError ? error.facts['from'] : undefined;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.confirm_title}
      actions={
        <>
          <Button kind="danger" pending={pending} onClick={onConfirm}>
            {pending ? common.sending : t.confirm}
          </Button>
          <Button kind="secondary" unavailable={pending} onClick={onClose}>
            {t.keep}
          </Button>
        </>
      }
    >
      <NotSent error={error} title={t.failed}>
        <p>{errorText(error)}</p>
        {typeof from === 'string' && <p>{t.not_yet({ date: inWords(from) })}</p>}
      </NotSent>
      <DescriptionList items={facts} />
      <p>{t.irrevocable}</p>
    </Modal>
  );
}
