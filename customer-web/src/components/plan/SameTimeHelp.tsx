import { Modal } from '../messages/Modal';
import { Phrases } from '../text/Phrases';
import { useTexts } from '../../i18n/texts';

export function SameTimeHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('registration');
  return (
    <Modal open={open} onClose={onClose} title={t.same_time_title}>
      {t.same_time_body.map((paragraph) => (
        <p key={paragraph}>
          <Phrases>{paragraph}</Phrases>
        </p>
      ))}
    </Modal>
  );
}
