import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { cardsStyles } from '../../../components/list/cards-styles';
import type { PaymentAttempt } from '../../../providers/api/api-types';
import { PaymentLink } from '../PaymentLink';
import { Whose } from '../Whose';
import { amountText, answerText, callStateText, channelText, kindText, moment } from '../inquiry-words';

/** The calls on phones: one card each. */
export function AttemptCards() {
  const { data = [] } = useListContext<PaymentAttempt>();
  return (
    <Box component="ul" sx={cardsStyles}>
      {data.map((row) => (
        <li key={row.id}>
          <div className="soft">{[moment(row.began_at), channelText(row.channel), kindText(row)].join('・')}</div>
          <div className="head">{callStateText(row)}</div>
          <div>{answerText(row)}</div>
          <div>
            <PaymentLink id={row.payment_id} />
            {`　${amountText(row.payment_amount)}　`}
            <Whose {...row} />
          </div>
        </li>
      ))}
    </Box>
  );
}
