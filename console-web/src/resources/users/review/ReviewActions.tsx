import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { useState } from 'react';
import { Confirm } from '../../../components/form/dialog/Confirm';
import { WaitingDraft } from '../../../components/form/draft/WaitingDraft';
import { FactList } from '../../../components/page/FactList';
import { ProblemLines } from '../../../components/page/ProblemLines';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { isStale, problemLines } from '../../../providers/api/problem';
import { useUserEdit } from '../cells/useUserEdit';
import { DecidedReview } from './DecidedReview';
import { RejectDialog, rejectionDraft } from './RejectDialog';
import { approvalFacts } from './review-facts';

/** Approve or reject, or what was decided. Both are asked about: they are mailed at once. */
export function ReviewActions({ user, name }: { user: ConsoleUser; name: string }) {
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  const edit = useUserEdit(user);
  const draft = rejectionDraft(user);
  const approve = () => {
    setAsked(null);
    edit.save({ status: USER_STATUS.active }, () => undefined);
  };
  const reject = async (reason: string) => {
    try {
      await edit.store({ status: USER_STATUS.rejected, ...(reason !== '' && { rejection_reason: reason }) });
      setAsked(null);
    } catch (error) {
      // Decided by somebody else: the card says what, by whom, and what was told.
      if (isStale(error)) edit.refresh();
      throw error;
    }
  };
  const closeRejection = () => {
    setAsked(null);
    if (edit.error) edit.refresh();
  };
  if (user.status !== USER_STATUS.underReview) return <DecidedReview user={user} />;
  return (
    <>
      <ProblemLines lines={edit.error && asked !== 'reject' ? problemLines(edit.error) : []} />
      <Box sx={{ display: 'flex', gap: 1.25, '& > *': { flex: { xs: 1, md: '0 1 160px' } } }}>
        <Button
          variant="contained"
          disabled={edit.isPending}
          aria-label={t('users.review.approveOf', { name })}
          onClick={() => setAsked('approve')}
        >
          {edit.isPending ? t('users.review.sending') : t('users.review.approve')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={edit.isPending}
          aria-label={t('users.review.rejectOf', { name })}
          onClick={() => setAsked('reject')}
        >
          {t('users.review.reject')}
        </Button>
      </Box>
      {asked === 'approve' && (
        <Confirm
          title={t('users.review.approveTitle')}
          content={
            <>
              {t('users.review.approveLead', { name })}
              <FactList facts={approvalFacts(user)} />
            </>
          }
          confirm={t('users.review.approve')}
          onConfirm={approve}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'reject' ? (
        <RejectDialog user={user} name={name} onReject={reject} onClose={closeRejection} />
      ) : (
        <WaitingDraft
          name={draft}
          what={t('users.review.reasonName')}
          of={t('users.review.reasonOf', { name })}
          onResume={() => setAsked('reject')}
        />
      )}
    </>
  );
}
