import { planName } from '@laundry/shared/masters/plans';
import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { Card } from '../../../components/page/Card';
import { Columns } from '../../../components/page/Columns';
import { DescriptionList } from '../../../components/page/DescriptionList';
import { ErrorSummary } from '../../../components/messages/ErrorSummary';
import { Alert } from '../../../components/messages/Alert';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import { CountField } from '../fields/CountField';
import { SubmitBar } from '../fields/SubmitBar';
import { PageTop } from '../page/PageTop';
import { OnetimeLegs } from './OnetimeLegs';
import { OnetimeMore } from './OnetimeMore';
import { OwnHoldNotice } from './hold/OwnHoldNotice';
import { PriceCard } from './payment/PriceCard';
import { PaymentMethodField } from './payment/PaymentMethodField';
import type { Onetime, OnetimeProps } from './use-onetime';
import { useOnetimeFields } from './use-onetime-fields';
import { type OnetimeValues, paysBy } from './onetime-values';

export function OnetimeInput({ user, plan, context, setting, onetime }: OnetimeProps & { onetime: Onetime }) {
  const t = useTexts('onetime');
  const { skip_to_button } = useTexts('requests').booking;
  const lang = useLang();
  const { form } = onetime;
  const { values, errorOf, summary, account, chosen, why, whyId, unless } = useOnetimeFields(
    { user, context },
    onetime,
  );
  return (
    <Columns
      skip={skip_to_button}
      onSubmit={unless((event) => void onetime.toConfirm(event))}
      beside={
        <SubmitBar chosen={chosen} whyId={whyId}>
          {t.to_confirm}
        </SubmitBar>
      }
    >
      <ErrorSummary messages={summary} />
      <PageTop>
        <OwnHoldNotice own={onetime.ownHold} onEnd={onetime.endOwnHold} />
      </PageTop>
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
      <OnetimeMore user={user} onetime={onetime} values={values} errorOf={errorOf} />
      <PaymentMethodField
        field={form.register('onetime_payment_method_id')}
        company={user.is_company}
        error={errorOf('onetime_payment_method_id')}
        account={account}
        chosen={values.onetime_payment_method_id}
      />
      <OnetimeNotices values={values} />
      {why !== null && (
        <p id={whyId} className="muted">
          {why}
        </p>
      )}
    </Columns>
  );
}

/** What holds of a request once it is paid, or ordered by invoice. */
function OnetimeNotices({ values }: { values: OnetimeValues }) {
  const t = useTexts('onetime');
  const notices = paysBy(values, ONETIME_PAYMENT_METHOD.deferredInvoice) ? t.notices_invoice : t.notices;
  return (
    <Alert title={t.notices_title}>
      <ul>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Alert>
  );
}
