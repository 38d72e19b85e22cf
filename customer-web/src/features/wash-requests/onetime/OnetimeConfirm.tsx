import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { labelOf } from '@laundry/shared/masters/lov';
import { planName } from '@laundry/shared/masters/plans';
import { pickupWindowEnd } from '@laundry/shared/rules/onetime/onetime-choices';
import { pickupWindow } from '@laundry/shared/text/wording/wording';
import { displayDateTime } from '@laundry/shared/time/display';
import { Repriced } from '../../../components/payment/Repriced';
import { Alert } from '../../../components/messages/Alert';
import { Button } from '../../../components/buttons/Button';
import { Card } from '../../../components/page/Card';
import { type Description, DescriptionList } from '../../../components/page/DescriptionList';
import { NotSent } from '../../../components/messages/NotSent';
import { groupDigits } from '../../../components/text/group-digits';
import { StepActions } from '../../../components/buttons/StepActions';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useLovs } from '../../../lib/use-lovs';
import { usePlace } from '../use-place';
import { isResident, newRoom, paysBy } from './onetime-values';
import type { Onetime, OnetimeProps } from './use-onetime';

interface OnetimeConfirmProps extends OnetimeProps {
  onetime: Onetime;
  checked: NonNullable<Onetime['confirming']>;
}

/** Everything once more, to be read, and sent on to where it is paid. */
export function OnetimeConfirm({ user, plan, context, onetime, checked }: OnetimeConfirmProps) {
  const t = useTexts('onetime');
  const { labels, nothing, not_sent } = useTexts('requests').booking;
  const payment = useTexts('payment');
  const common = useTexts('common');
  const lang = useLang();
  const lovs = useLovs();
  const { now, area } = context;
  const place = usePlace(isResident(user) ? { ...user, send_addr_detail3: newRoom(user, checked.values) } : user);
  const { values, price: shown } = checked;
  const { count, sched_pickup_dt: pickup, sched_delivery_dt: delivery } = values;
  const price = onetime.priceOf(checked);
  const byInvoice = paysBy(values, ONETIME_PAYMENT_METHOD.deferredInvoice);
  const unit = { price: groupDigits(price / count), bags: common.bags({ count }) };
  const items: Description[] = [
    { term: t.plan, detail: planName(plan, lang) },
    { term: labels.count, detail: common.bags({ count }) },
    { term: labels.sched_pickup_dt, detail: pickupWindow(pickup, pickupWindowEnd(pickup, area), lang, now) },
    { term: labels.sched_delivery_dt, detail: displayDateTime(delivery, lang, now) },
    {
      term: t.price_title,
      detail: (
        <>
          <strong>{payment.taxed({ price: groupDigits(price) })}</strong>
          <br />
          {t.unit(unit)}
        </>
      ),
    },
    ...place,
    { term: labels.delivery_box_pw, detail: values.delivery_box_pw || nothing },
    {
      term: t.labels.onetime_payment_method_id,
      detail: labelOf(lovs.onetime_payment_method, values.onetime_payment_method_id),
    },
    { term: labels.bikou, detail: values.bikou || nothing },
  ];
  return (
    <div className="stack">
      <Card title={t.confirm_title}>
        <DescriptionList items={items} />
      </Card>
      {onetime.newPrice !== null && <Repriced from={shown} to={onetime.newPrice} />}
      <NotSent error={onetime.trouble} title={not_sent} />
      {paysBy(values, ONETIME_PAYMENT_METHOD.paypay) && (
        <Alert kind="warn" title={t.paypay_warning_title}>
          <p>{t.paypay_warning}</p>
        </Alert>
      )}
      <p className="small muted">{byInvoice ? t.final_invoice : t.final}</p>
      <StepActions>
        <Button pending={onetime.pending} onClick={() => onetime.submit(checked)}>
          {onetime.pending ? common.sending : byInvoice ? t.submit_invoice : t.submit}
        </Button>
        <Button kind="secondary" unavailable={onetime.pending} onClick={onetime.toInput}>
          {common.back}
        </Button>
      </StepActions>
    </div>
  );
}
