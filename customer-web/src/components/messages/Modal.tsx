import { useOpeningPressGuard } from '@laundry/web-kit/forms/presses/use-opening-press-guard';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../../i18n/texts';
import { Button } from '../buttons/Button';
import styles from './Modal.module.css';
import { Phrases } from '../text/Phrases';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons; without them there is one that closes. */
  actions?: ReactNode;
}

/**
 * The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. It begins at its heading:
 * by itself the browser would go to the first button, past what is to be read, perhaps to what cannot be undone.
 */
export function Modal({ open, onClose, title, children, actions }: ModalProps) {
  const t = useTexts('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const guard = useOpeningPressGuard(open);
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      heading.current?.focus();
    }
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={titleId} onClose={onClose} onClickCapture={guard}>
      {open && (
        <div className={styles.body}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            <Phrases>{title}</Phrases>
          </h2>
          {children}
          <div className="actions">
            {actions ?? (
              <Button kind="secondary" onClick={onClose}>
                {t.close}
              </Button>
            )}
          </div>
        </div>
      )}
    </dialog>
  );
}
