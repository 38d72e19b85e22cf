import Typography from '@mui/material/Typography';
import { ListPage } from '../../../components/list/ListPage';
import { EmptyPanel } from '../../../components/page/EmptyPanel';
import { t } from '../../../i18n';
import type { PaymentMessage } from '../../../providers/api/api-types';
import { initialInquiries } from '../../../providers/calls/payments/payment-inquiries';
import { todayJst } from '../../../providers/clock';
import { useIsPhone } from '../../../theme/useIsPhone';
import { InquirySearch } from '../InquirySearch';
import { MessageCards } from './MessageCards';
import { MessageTable } from './MessageTable';

/** What came in a payment provider's name and was not believed, of the last week at first. */
export default function MessageList() {
  const isPhone = useIsPhone();
  return (
    <ListPage<PaymentMessage>
      title={t('inquiries.messages.name')}
      filterDefaultValues={initialInquiries(todayJst())}
      sort={{ field: 'received_at', order: 'DESC' }}
      perPage={100}
      search={
        <>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {t('inquiries.messages.lead')}
          </Typography>
          <InquirySearch />
        </>
      }
      empty={<EmptyPanel text={t('inquiries.messages.empty')} />}
    >
      {isPhone ? <MessageCards /> : <MessageTable />}
    </ListPage>
  );
}
