import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { addressee } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../components/links/CustomerLink';
import { t } from '../../i18n';
import type { FailedOrder } from '../../providers/api/api-types';
import { FailedRow, useSendAgain } from './FailedRow';

/** What a payment provider was told in vain, what it answered, and telling it again. */
export function FailedOrders({ orders }: { orders: readonly FailedOrder[] }) {
  const again = useSendAgain((data, id) => data.sendOrderAgain(id), t('failures.sentOrderAgain'));
  if (orders.length === 0) return <Typography color="textSecondary">{t('failures.noOrders')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {orders.map((order) => {
        const [title, name] = [titleOf(order), addressee(order)];
        return (
          <FailedRow
            key={order.id}
            failed={order}
            title={title}
            who={<CustomerLink id={order.user_id}>{name}</CustomerLink>}
            facts={[order.ref, order.last_answer]}
            again={again}
            button={t('failures.sendOrderAgain')}
            buttonName={t('failures.sendOrderAgainOf', { name, order: title })}
          />
        );
      })}
    </Box>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  stop_card: t('failures.stop_card'),
  resume_card: t('failures.resume_card'),
  cancel_code: t('failures.cancel_code'),
  fix_invoice: t('failures.fix_invoice'),
};
const titleOf = ({ kind }: FailedOrder): string => TITLES[kind] ?? kind;
