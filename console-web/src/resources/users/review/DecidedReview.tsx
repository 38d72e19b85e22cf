import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { addressee } from '@laundry/shared/text/person-name';
import { useEffect } from 'react';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { t } from '../../../i18n';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { ConsoleUser, CustomerMail, HistoryRow } from '../../../providers/api/api-types';
import { tabStore } from '../../../providers/storage/tab-store';
import { mailStateText, recipientText } from '../../customer/mail-state';
import { statusText } from '../user-status';
import { rejectionDraft } from './RejectDialog';
import { decidedByText, useDecision } from './useDecision';

/** What was decided of a company, by whom and when, and what it was told. Whatever was typed against it has no use any more. */
export function DecidedReview({ user }: { user: ConsoleUser }) {
  const { id } = user;
  const { id: own } = useOperator();
  const { data, error } = useDecision(user);
  useEffect(() => tabStore.forget(rejectionDraft({ id })), [id]);
  // Who it was comes with it: nothing is said that would be corrected a moment later.
  if (data === undefined && error === null) return null;
  return (
    <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle sx={{ mb: 0 }}>{decidedText(user, data?.decision, own)}</AlertTitle>
      {data?.mail && <Box>{mailedText(data.mail)}</Box>}
      {user.status === USER_STATUS.rejected && (
        <Box sx={{ whiteSpace: 'pre-line' }}>
          {t('users.review.toldReason', { reason: user.rejection_reason ?? t('users.review.noReason') })}
        </Box>
      )}
      <CustomerLink id={id}>{t('users.review.toCustomer')}</CustomerLink>
    </Alert>
  );
}

function decidedText(user: ConsoleUser, decision: HistoryRow | undefined, own: number): string {
  const what = { name: addressee(user), status: statusText(user.status) };
  if (decision === undefined) return t('users.review.became', what);
  if (decision.operation_user_id === own) return t('users.review.decided', what);
  return decidedByText(user, decision);
}

const mailedText = (mail: CustomerMail): string =>
  t('users.review.mailed', {
    subject: mail.subject,
    recipient: recipientText(mail),
    state: mailStateText(mail.state),
  });
