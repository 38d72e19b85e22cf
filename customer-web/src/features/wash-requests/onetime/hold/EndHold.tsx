import type { JstDateTime } from '@laundry/shared/time/jst';
import { useState } from 'react';
import { Button } from '../../../../components/buttons/Button';
import { Modal } from '../../../../components/messages/Modal';
import { useTexts } from '../../../../i18n/texts';
import type { Hold } from './use-own-hold';

interface EndHoldProps {
  hold: Hold;
  now: JstDateTime;
  isEnding: boolean;
  onEnd: (hold: Hold) => void;
}

/** Ends a hold. While it can be paid it may be being paid on another device or tab: that is said first, and asked. */
export function EndHold({ hold, now, isEnding, onEnd }: EndHoldProps) {
  const { own_hold: t } = useTexts('onetime');
  const [isAsked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  const end = (): void => {
    close();
    onEnd(hold);
  };
  const isOver = hold.until !== null && hold.until <= now;
  return (
    <>
      <div className="row">
        <Button kind="secondary" small pending={isEnding} onClick={isOver ? end : () => setAsked(true)}>
          {t.end}
        </Button>
      </div>
      <Modal
        open={isAsked}
        onClose={close}
        title={t.ask.title}
        actions={
          <>
            <Button kind="danger" onClick={end}>
              {t.ask.end}
            </Button>
            <Button kind="secondary" onClick={close}>
              {t.ask.keep}
            </Button>
          </>
        }
      >
        <p>{t.ask.paying}</p>
        <p>{t.ask.lost}</p>
      </Modal>
    </>
  );
}
