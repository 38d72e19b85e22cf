import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CustomerLink } from '../../components/links/CustomerLink';
import { t } from '../../i18n';
import type { FailedMail } from '../../providers/api/api-types';
import { recipientText } from '../../resources/customer/mail-state';
import { FailedRow, useSendAgain } from './FailedRow';
import { MailText } from './MailText';
import { mailTrouble } from './mail-trouble';

/** The mails that were given up, why, and sending them again. */
export function FailedMails({ mails }: { mails: readonly FailedMail[] }) {
  const again = useSendAgain((data, id) => data.sendMailAgain(id), t('failures.retried'));
  if (mails.length === 0) return <Typography color="textSecondary">{t('failures.noMails')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {mails.map((mail) => {
        const { id, subject, user_id, last_error } = mail;
        const recipient = recipientText(mail);
        return (
          <FailedRow
            key={id}
            failed={mail}
            title={subject}
            who={user_id === null ? recipient : <CustomerLink id={user_id}>{recipient}</CustomerLink>}
            facts={[mailTrouble(last_error)]}
            again={again}
            more={<MailText id={id} />}
            button={t('failures.retry')}
            buttonName={t('failures.retryOf', { recipient, subject })}
          />
        );
      })}
    </Box>
  );
}
