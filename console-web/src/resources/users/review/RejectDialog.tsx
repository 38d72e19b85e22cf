import Typography from '@mui/material/Typography';
import { LIMITS } from '@laundry/shared/constants/limits';
import { CountedTextInput, wrongText } from '../../../components/form/fields/CountedTextInput';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { useFormDraft } from '../../../components/form/draft/useFormDraft';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';

interface Values {
  readonly rejection_reason?: string | null;
}

interface Props {
  readonly user: Pick<ConsoleUser, 'id'>;
  readonly name: string;
  /** `reason` as it is typed; empty where none is given. Throws what it was refused with. */
  readonly onReject: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

export const rejectionDraft = ({ id }: Pick<ConsoleUser, 'id'>) => `reject.${id}`;

/** Asks before a company is rejected, and for the reason that it reads: kept until it was sent or is given up. */
export function RejectDialog({ user, name, onReject, onClose }: Props) {
  const draft = useFormDraft(rejectionDraft(user), { rejection_reason: '' });
  const validate = ({ rejection_reason }: Values) => {
    const problem = wrongText(rejection_reason, LIMITS.remarksLength);
    return problem === undefined ? {} : { rejection_reason: problem };
  };
  return (
    <FormDialog
      title={t('users.review.rejectTitle')}
      submitLabel={t('users.review.reject')}
      pendingLabel={t('users.review.sending')}
      danger
      record={draft.record}
      draft={draft}
      validate={validate}
      onSubmit={({ rejection_reason }) => onReject(rejection_reason?.trim() ?? '')}
      onClose={onClose}
    >
      <Typography>{t('users.review.rejectLead', { name })}</Typography>
      <CountedTextInput
        autoFocus
        source="rejection_reason"
        label={t('users.review.reason')}
        maxLength={LIMITS.remarksLength}
        hint={t('users.review.reasonHint')}
      />
    </FormDialog>
  );
}
