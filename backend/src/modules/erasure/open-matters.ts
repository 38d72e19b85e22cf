import type { OpenMatter } from '@laundry/shared/constants/erasure';
import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { PROGRESS } from '@laundry/shared/constants/progress';

const { created, waiting, unknown } = PAYMENT_STATE;

const ON_ITS_WAY = "l.state IN ('waiting', 'sending')";

/** Of each kind of matter, whether a customer `u`, or one of a company's people, has one that is not over; on indexes by customer. */
export const OPEN: Readonly<Record<OpenMatter, string>> = {
  laundry: `EXISTS (SELECT 1 FROM wash_requests r
    WHERE r.user_id = u.id AND r.cancelled_at IS NULL AND r.status <> ${PROGRESS.delivered})`,
  payment: `EXISTS (SELECT 1 FROM payments p
    WHERE p.user_id = u.id AND p.state IN ('${created}', '${waiting}', '${unknown}'))`,
  charge: `EXISTS (SELECT 1 FROM payments p WHERE p.user_id = u.id AND p.page_id = ${PAGE.monthlyCharge}
    AND p.released_at IS NOT NULL AND p.settled_at IS NULL AND p.paid_by_id IS NULL)`,
  invoice: `EXISTS (SELECT 1 FROM manual_payments m WHERE m.user_id = u.id AND m.status_id = ${PAYMENT_STATUS.pending})`,
  order: `EXISTS (SELECT 1 FROM provider_orders o WHERE o.user_id = u.id AND o.state IN ('waiting', 'failed'))`,
  mail: `(EXISTS (SELECT 1 FROM mails l WHERE l.user_id = u.id AND ${ON_ITS_WAY})
    OR EXISTS (SELECT 1 FROM users p JOIN mails l ON l.user_id = p.id WHERE p.company_user_id = u.id AND ${ON_ITS_WAY}))`,
};

export const ANY_OPEN = Object.values(OPEN).join(' OR ');
