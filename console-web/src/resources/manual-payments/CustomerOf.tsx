import { personName } from '@laundry/shared/text/person-name';
import { CustomerLink } from '../../components/links/CustomerLink';
import type { ManualPayment } from '../../providers/api/api-types';
import { customerKana } from './payment-facts';

/** Whose payment it is. */
export function CustomerOf({ payment }: { payment: ManualPayment }) {
  return (
    <>
      <span className="soft">{payment.user_id}</span>{' '}
      <span className="strong">
        <CustomerLink id={payment.user_id}>{personName(payment)}</CustomerLink>
      </span>
      <div className="soft">{[customerKana(payment), payment.company_name].filter(Boolean).join('・')}</div>
    </>
  );
}
