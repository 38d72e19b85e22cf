import { LIMITS } from '@laundry/shared/constants/limits';
import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { planName } from '@laundry/shared/masters/plans';
import { lengthOf } from '@laundry/shared/text/length';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Alert } from '../../../components/messages/Alert';
import { Card } from '../../../components/page/Card';
import { Columns } from '../../../components/page/Columns';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { ErrorSummary } from '../../../components/messages/ErrorSummary';
import { TextField } from '../../../components/fields/TextField';
import { groupDigits } from '../../../components/text/group-digits';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { useFormErrors } from '../../../lib/form/form-errors';
import { BoxCodeField } from '../fields/BoxCodeField';
import { CountField } from '../fields/CountField';
import { RemarksField } from '../fields/RemarksField';
import { SubmitBar } from '../fields/SubmitBar';
import { useChosen } from '../use-chosen';
import { OnetimeLegs } from './OnetimeLegs';
import { OwnHoldNotice } from './hold/OwnHoldNotice';
import { PriceCard } from './payment/PriceCard';
import { decisionOf, isResident, paysBy } from './onetime-values';
import { PaymentMethodField } from './payment/PaymentMethodField';
import { usePaidAccount } from './payment/use-paid-account';
import type { Onetime, OnetimeProps } from './use-onetime';

export function OnetimeInput({ user, plan, context, setting, onetime }: OnetimeProps & { onetime: Onetime }) {
  const t = useTexts('onetime');
  const { labels, skip_to_button } = useTexts('requests').booking;
  const payment = useTexts('payment');
  const lang = useLang();
  const { form } = onetime;
  const whyId = useId();
  const all = { ...labels, ...t.labels };
  const { errorOf, summary } = useFormErrors(form, all, { max: LIMITS.remarksLength });
  const values = useWatch({ control: form.control, compute: (every) => every });
  const account = usePaidAccount(user, values);
  const byInvoice = paysBy(values, ONETIME_PAYMENT_METHOD.deferredInvoice);
  const decision = decisionOf(values, context);
  const chosen = useChosen(context.now)({
    pickup: values.sched_pickup_dt,
    delivery: values.sched_delivery_dt,
    count: values.count,
    price: decision.ok ? payment.taxed({ price: groupDigits(decision.price) }) : undefined,
  });
  const why = account.state === 'ready' ? null : t.account.why[account.state];
  return (
    <Columns
      skip={skip_to_button}
      onSubmit={why === null ? onetime.toConfirm : (event) => event.preventDefault()}
      beside={
        <SubmitBar chosen={chosen} whyId={why === null ? undefined : whyId}>
          {t.to_confirm}
        </SubmitBar>
      }
    >
      <ErrorSummary messages={summary} />
      <OwnHoldNotice own={onetime.ownHold} onEnd={onetime.endOwnHold} />
      <Card title={t.bags_title}>
        <DescriptionList items={[{ term: t.plan, detail: planName(plan, lang) }]} />
        <CountField
          value={values.count}
          sameTime={false}
          error={errorOf('count')}
          onChange={(count) => {
            form.clearErrors('count');
            form.setValue('count', count);
          }}
        />
      </Card>
      <OnetimeLegs form={form} context={context} setting={setting} errorOf={errorOf} />
      <PriceCard form={form} values={values} context={context} />
      <Card title={t.more_title}>
        <BoxCodeField
          field={form.register('delivery_box_pw')}
          error={errorOf('delivery_box_pw')}
          isLost={onetime.lost.includes('delivery_box_pw') && values.delivery_box_pw === ''}
        />
        {isResident(user) && (
          <TextField
            {...form.register('room_number')}
            label={t.labels.room_number}
            error={errorOf('room_number')}
            maxLength={LIMITS.roomLength}
            autoComplete="off"
          />
        )}
        <RemarksField field={form.register('bikou')} length={lengthOf(values.bikou)} error={errorOf('bikou')} />
      </Card>
      <PaymentMethodField
        field={form.register('onetime_payment_method_id')}
        company={user.is_company}
        error={errorOf('onetime_payment_method_id')}
        account={account}
      />
      <Alert title={t.notices_title}>
        <ul>
          {(byInvoice ? t.notices_invoice : t.notices).map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      </Alert>
      {why !== null && (
        <p id={whyId} className="muted">
          {why}
        </p>
      )}
    </Columns>
  );
}
