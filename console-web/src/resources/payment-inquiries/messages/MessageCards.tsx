import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { cardsStyles } from '../../../components/list/cards-styles';
import { t } from '../../../i18n';
import type { PaymentMessage } from '../../../providers/api/api-types';
import { PaymentLink } from '../PaymentLink';
import { Whose } from '../Whose';
import { amountText, channelText, moment, reasonText, sourceText, stateText } from '../inquiry-words';

/** The messages on phones: one card each. */
export function MessageCards() {
  const { data = [] } = useListContext<PaymentMessage>();
  return (
    <Box component="ul" sx={cardsStyles}>
      {data.map((row) => (
        <li key={row.id}>
          <div className="soft">
            {[moment(row.received_at), channelText(row.channel), sourceText(row.source)].join('・')}
          </div>
          <div className="head">{reasonText(row.reason)}</div>
          <div>
            {[stateText(row.outcome), amountText(row.amount), t('inquiries.page.times', { count: row.times })].join(
              '　',
            )}
          </div>
          {row.payment_id === null ? (
            <div className="soft">{t('inquiries.nobody')}</div>
          ) : (
            <div>
              <PaymentLink id={row.payment_id} />
              {`　${amountText(row.payment_amount)}　`}
              <Whose {...row} />
            </div>
          )}
        </li>
      ))}
    </Box>
  );
}
