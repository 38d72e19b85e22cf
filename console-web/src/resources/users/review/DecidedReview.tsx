import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { addressee } from '@laundry/shared/text/person-name';
import { displayDateTime } from '@laundry/shared/time/display';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operatorText } from '../../../components/timeline/trail-words';
import { CustomerLink } from '../../../components/links/CustomerLink';
import { t } from '../../../i18n';
import { useOperator } from '../../../providers/access/OperatorContext';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { tabStore } from '../../../providers/storage/tab-store';
import { useConsoleData } from '../../../providers/useConsoleData';
import { mailStateText } from '../../customer/mail-state';
import { statusText } from '../user-status';
import { rejectionDraft } from './RejectDialog';

/** Of what was done lately and written since: the decision is among them. */
const LATELY = 10;
const TEMPLATES: readonly string[] = ['approved', 'rejected'];

/** What was decided of a company, by whom and when, and what it was told. Whatever was typed against it has no use any more. */
export function DecidedReview({ user }: { user: ConsoleUser }) {
  const { id } = user;
  const { id: own } = useOperator();
  const { historyOf, mailsOf } = useConsoleData();
  const { data } = useQuery({
    queryKey: ['customers', id, 'review', user.status],
    queryFn: async () => {
      const [entries, mails] = await Promise.all([historyOf(id, LATELY), mailsOf(id, LATELY)]);
      return {
        decision: entries.find(({ operation_type: type }) => type === OPERATION.statusChanged),
        mail: mails.find(({ template }) => TEMPLATES.includes(template)),
      };
    },
  });
  useEffect(() => tabStore.forget(rejectionDraft({ id })), [id]);
  const decision = data?.decision;
  const what = { name: addressee(user), status: statusText(user.status) };
  return (
    <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle sx={{ mb: 0 }}>
        {decision === undefined || decision.operation_user_id === own
          ? t('users.review.decided', what)
          : t('users.review.decidedBy', {
              ...what,
              who: operatorText(decision),
              at: displayDateTime(decision.search_timestamp, 'ja', nowJst()),
            })}
      </AlertTitle>
      {data?.mail && <Box>{t('users.review.mailed', { ...data.mail, state: mailStateText(data.mail.state) })}</Box>}
      {user.status === USER_STATUS.rejected && (
        <Box sx={{ whiteSpace: 'pre-line' }}>
          {t('users.review.toldReason', { reason: user.rejection_reason ?? t('users.review.noReason') })}
        </Box>
      )}
      <CustomerLink id={id}>{t('users.review.toCustomer')}</CustomerLink>
    </Alert>
  );
}
