import Typography from '@mui/material/Typography';
import { ListPage } from '../../../components/list/ListPage';
import { EmptyPanel } from '../../../components/page/EmptyPanel';
import { t } from '../../../i18n';
import type { PaymentAttempt } from '../../../providers/api/api-types';
import { initialInquiries } from '../../../providers/calls/payments/payment-inquiries';
import { todayJst } from '../../../providers/clock';
import { useIsPhone } from '../../../theme/useIsPhone';
import { AttemptCards } from './AttemptCards';
import { AttemptTable } from './AttemptTable';
import { InquirySearch } from '../InquirySearch';

/** What payment providers were asked, of the last week at first. */
export default function AttemptList() {
  const isPhone = useIsPhone();
  return (
    <ListPage<PaymentAttempt>
      title={t('inquiries.attempts.name')}
      filterDefaultValues={initialInquiries(todayJst())}
      sort={{ field: 'began_at', order: 'DESC' }}
      perPage={100}
      search={
        <>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {t('inquiries.attempts.lead')}
          </Typography>
          <InquirySearch isOfCalls />
        </>
      }
      empty={<EmptyPanel text={t('inquiries.attempts.empty')} />}
    >
      {isPhone ? <AttemptCards /> : <AttemptTable />}
    </ListPage>
  );
}
