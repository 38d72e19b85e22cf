import Box from '@mui/material/Box';
import { RecordContextProvider, useListContext } from 'ra-core';
import { inlineStyles } from '../../components/inline/inline-styles';
import { cardsStyles } from '../../components/list/cards-styles';
import { noteStyles } from '../../components/list/note-styles';
import { plainButton } from '../../components/inline/plain-button';
import { t } from '../../i18n';
import type { ManualPayment } from '../../providers/api/api-types';
import { TOUCH_TARGET } from '../../theme/tokens';
import { CustomerOf } from './CustomerOf';
import { Kind } from './Kind';
import { methodText, moment, monthText, updaterText } from './payment-facts';
import { PaymentNote } from './PaymentNote';
import { PaymentStatus } from './PaymentStatus';
import { Price } from './Price';

/** The payments on phones: one card each. */
export function PaymentCards() {
  const { data = [] } = useListContext<ManualPayment>();
  return (
    <Box component="ul" sx={styles}>
      {data.map((payment) => (
        <RecordContextProvider key={payment.id} value={payment}>
          <li>
            <div className="top">
              <span className="soft">{moment(payment.created_at)}</span>
              <span className="price">
                <Price payment={payment} />
              </span>
            </div>
            <CustomerOf payment={payment} />
            <div className="soft">{[monthText(payment), methodText(payment)].join('・')}</div>
            <div className="soft">
              <Kind payment={payment} />
            </div>
            {payment.count > 0 && <div className="soft">{`${t('payments.fields.count')} ${payment.count}`}</div>}
            <PaymentStatus />
            <div>
              <span className="soft">{t('payments.fields.bikou')}</span> <PaymentNote />
            </div>
            <div className="soft">
              {`${t('payments.fields.update_user')} ${updaterText(payment)}・${moment(payment.updated_at)}`}
            </div>
          </li>
        </RecordContextProvider>
      ))}
    </Box>
  );
}

const styles = {
  ...cardsStyles,
  ...inlineStyles,
  '& .top': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '8px' },
  '& .price': { textAlign: 'right' },
  '& .price .strong': cardsStyles['& .head'],
  ...noteStyles,
  '& .plain': { ...plainButton, minHeight: TOUCH_TARGET, fontSize: 16 },
};
