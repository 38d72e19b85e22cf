import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n';
import type { StoredMessage } from '../../providers/api/api-types';
import { amountText, moment, reasonText, sourceText, stateText, verdictText } from './inquiry-words';

/** What was said of the payment and what was made of it, the latest first. */
export function StoredMessages({ messages }: { messages: readonly StoredMessage[] }) {
  if (messages.length === 0) return <Typography color="textSecondary">{t('inquiries.page.noMessages')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {messages.map((message) => (
        <Box component="li" key={message.id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <Typography
            component="strong"
            color={message.verdict === 'refused' ? 'error' : 'textPrimary'}
            sx={{ fontWeight: 700 }}
          >
            {verdictText(message)}
          </Typography>
          {`　${factsOf(message).join('　')}`}
        </Box>
      ))}
    </Box>
  );
}

const factsOf = ({ received_at, source, outcome, amount, reason, times }: StoredMessage): readonly string[] => [
  ...[`${moment(received_at)}${received_at.slice(16)}`, sourceText(source), stateText(outcome), amountText(amount)],
  ...(reason === '' ? [] : [reasonText(reason)]),
  ...(times > 1 ? [t('inquiries.page.times', { count: times })] : []),
];
