import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { addressee } from '@laundry/shared/text/person-name';
import type { ReactNode } from 'react';
import { Confirm } from '../../../components/form/dialog/Confirm';
import { FactList } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { approvalFacts } from './review-facts';

interface Props {
  readonly user: ConsoleUser;
  /** What follows besides. */
  readonly children?: ReactNode;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

/** Asks before somebody is approved, wherever it is done: it gives bags, begins a plan and is mailed at once. */
export function ApprovalQuestion({ user, children, onApprove, onClose }: Props) {
  const isReviewed = user.payment_method_id === PAYMENT_METHOD.invoice;
  return (
    <Confirm
      title={t(isReviewed ? 'users.review.approveTitle' : 'users.review.approveUnreviewed')}
      content={
        <>
          {t(`users.review.approveLead.${user.approval ?? 'none'}`, { name: addressee(user) })}
          {children}
          <FactList facts={approvalFacts(user)} />
        </>
      }
      confirm={t('users.review.approve')}
      onConfirm={onApprove}
      onClose={onClose}
    />
  );
}
