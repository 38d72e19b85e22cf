import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../i18n';
import type { CallToProvider } from '../../providers/api/api-types';
import { answerText, callStateText, kindText, moment } from './inquiry-words';

/** What the provider was asked, the latest first. */
export function CallRows({ calls }: { calls: readonly CallToProvider[] }) {
  if (calls.length === 0) return <Typography color="textSecondary">{t('inquiries.page.noCalls')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {calls.map((call) => (
        <Box component="li" key={call.id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <strong>{callStateText(call)}</strong>
          {`　${[`${moment(call.began_at)}${call.began_at.slice(16)}`, kindText(call), answerText(call)].filter(Boolean).join('　')}`}
        </Box>
      ))}
    </Box>
  );
}
