import Typography from '@mui/material/Typography';
import { LIMITS } from '@laundry/shared/constants/limits';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { addressee } from '@laundry/shared/text/person-name';
import { CountedTextInput, wrongText } from '../../../components/form/fields/CountedTextInput';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { Halted } from '../../../components/form/dialog/halted';
import { useFormDraft } from '../../../components/form/draft/useFormDraft';
import { t } from '../../../i18n';
import type { ConsoleUser, HistoryRow } from '../../../providers/api/api-types';
import type { useUserEdit } from '../useUserEdit';
import { statusText } from '../user-status';
import { decidedByText, useDecision } from './useDecision';
import { useReviewed } from './useReviewed';

interface Values {
  readonly rejection_reason?: string | null;
}

interface Props {
  readonly user: ConsoleUser;
  readonly edit: Pick<ReturnType<typeof useUserEdit>, 'store'>;
  readonly onRejected: () => void;
  readonly onClose: () => void;
}

export const rejectionDraft = ({ id }: Pick<ConsoleUser, 'id'>) => `reject.${id}`;

/**
 * Asks before a company is rejected, wherever it is done, and for the reason that it reads: kept until it was sent or is given up.
 * Nothing is left to send once somebody else has decided.
 */
export function RejectDialog({ user, edit, onRejected, onClose }: Props) {
  const draft = useFormDraft(rejectionDraft(user), { rejection_reason: '' });
  const validate = ({ rejection_reason }: Values) => {
    const problem = wrongText(rejection_reason, LIMITS.remarksLength);
    return problem === undefined ? {} : { rejection_reason: problem };
  };
  const reject = async ({ rejection_reason }: Values) => {
    const reason = rejection_reason?.trim() ?? '';
    await edit.store({ status: USER_STATUS.rejected, ...(reason !== '' && { rejection_reason: reason }) });
    onRejected();
  };
  const reviewed = useReviewed(user);
  const { data, error } = useDecision(reviewed);
  const isDecided = reviewed.status !== USER_STATUS.underReview;
  // Who it was comes with it: nothing is said that would be corrected a moment later.
  const decided = isDecided && (data ?? error) ? decidedText(reviewed, data?.decision) : null;
  return (
    <Halted value={decided}>
      <FormDialog
        title={t('users.review.rejectTitle')}
        submitLabel={t('users.review.reject')}
        pendingLabel={t('users.review.sending')}
        danger
        record={draft.record}
        draft={draft}
        validate={validate}
        onSubmit={reject}
        onClose={onClose}
      >
        <Typography>{t('users.review.rejectLead', { name: addressee(user) })}</Typography>
        <CountedTextInput
          autoFocus
          source="rejection_reason"
          label={t('users.review.reason')}
          maxLength={LIMITS.remarksLength}
          hint={t('users.review.reasonHint')}
        />
      </FormDialog>
    </Halted>
  );
}

function decidedText(user: ConsoleUser, decision: HistoryRow | undefined): string {
  const what =
    decision === undefined ? t('users.status.now', { status: statusText(user.status) }) : decidedByText(user, decision);
  return `${what}。${t('users.status.decided')}`;
}
