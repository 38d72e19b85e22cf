import Typography from '@mui/material/Typography';
import { LIMITS } from '@laundry/shared/constants/limits';
import { CountedTextInput, wrongText } from '../../../components/form/fields/CountedTextInput';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { submitErrors } from '../../../components/form/sending/submit-errors';
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
  readonly onReject: (reason: string) => Promise<unknown>;
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
  const close = () => {
    draft.forget();
    onClose();
  };
  const reject = async ({ rejection_reason }: Values) => {
    try {
      await onReject(rejection_reason?.trim() ?? '');
      draft.forget();
      return undefined;
    } catch (error) {
      return submitErrors(error, ['rejection_reason']);
    }
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
      onSubmit={reject}
      onClose={close}
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
