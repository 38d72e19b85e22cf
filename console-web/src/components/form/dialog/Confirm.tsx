import type { ReactNode } from 'react';
import { t } from '../../../i18n';
import { ActionDialog } from './ActionDialog';

interface Props {
  readonly title: string;
  readonly content: ReactNode;
  /** What the button does. */
  readonly confirm: string;
  /** It takes something away. */
  readonly danger?: boolean;
  readonly loading?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** A question before something is done, in the dialog that every other question has. */
export const Confirm = ({ title, content, confirm, danger = false, loading = false, onConfirm, onClose }: Props) => (
  <ActionDialog
    title={title}
    submitLabel={confirm}
    pendingLabel={t('requests.advance.submitting')}
    isPending={loading}
    problems={[]}
    danger={danger}
    onSubmit={onConfirm}
    onClose={onClose}
  >
    <div>{content}</div>
  </ActionDialog>
);
