import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { useState } from 'react';
import { WaitingDraft } from '../../../components/form/draft/WaitingDraft';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { problemLines } from '../../../providers/api/problem';
import { useUserEdit } from '../useUserEdit';
import { ApprovalQuestion } from './ApprovalQuestion';
import { DecidedReview } from './DecidedReview';
import { rejectionDraft } from './RejectDialog';

interface Props {
  readonly user: ConsoleUser;
  readonly name: string;
  /** Whether its rejection is being asked about. */
  readonly isRejecting: boolean;
  readonly onReject: () => void;
}

/** Approve or reject, or what was decided. Both are asked about: they are mailed at once. */
export function ReviewActions({ user, name, isRejecting, onReject }: Props) {
  const [isApproving, setApproving] = useState(false);
  const edit = useUserEdit(user);
  const draft = rejectionDraft(user);
  const close = () => setApproving(false);
  const approve = () => {
    close();
    edit.save({ status: USER_STATUS.active }, () => undefined);
  };
  if (user.status !== USER_STATUS.underReview) return <DecidedReview user={user} />;
  return (
    <>
      <ProblemLines lines={edit.error ? problemLines(edit.error) : []} />
      <Box sx={{ display: 'flex', gap: 1.25, '& > *': { flex: { xs: 1, md: '0 1 160px' } } }}>
        <Button
          variant="contained"
          disabled={edit.isPending}
          aria-label={t('users.review.approveOf', { name })}
          onClick={() => setApproving(true)}
        >
          {edit.isPending ? t('users.review.sending') : t('users.review.approve')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={edit.isPending}
          aria-label={t('users.review.rejectOf', { name })}
          onClick={onReject}
        >
          {t('users.review.reject')}
        </Button>
      </Box>
      {isApproving && <ApprovalQuestion user={user} onApprove={approve} onClose={close} />}
      {!isRejecting && (
        <WaitingDraft
          name={draft}
          what={t('users.review.reasonName')}
          of={t('users.review.reasonOf', { name })}
          onResume={onReject}
        />
      )}
    </>
  );
}
