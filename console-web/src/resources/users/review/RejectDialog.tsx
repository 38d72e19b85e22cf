import Typography from '@mui/material/Typography';
import { LIMITS } from '@laundry/shared/constants/limits';
import { CountedTextInput, wrongText } from '../../../components/form/fields/CountedTextInput';
import { FormDialog } from '../../../components/form/dialog/FormDialog';
import { t } from '../../../i18n';

interface Values {
  readonly rejection_reason?: string | null;
}

interface Props {
  readonly name: string;
  /** `reason` as it is typed; empty where none is given. */
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before a company is rejected, and for the reason that it reads. */
export function RejectDialog({ name, onReject, onClose }: Props) {
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
      defaultValues={{ rejection_reason: '' }}
      validate={validate}
      onSubmit={({ rejection_reason }: Values) => onReject(rejection_reason?.trim() ?? '')}
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
