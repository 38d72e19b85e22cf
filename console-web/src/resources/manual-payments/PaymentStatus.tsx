import { memberOf } from '@laundry/shared/constants/closed-set';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { useRecordContext, useUpdate } from 'ra-core';
import { useState } from 'react';
import { InlineEditor, InlineValue } from '../../components/inline/InlineValue';
import { t } from '../../i18n';
import type { ManualPayment } from '../../providers/api/api-types';
import { problemLines } from '../../providers/api/problem';
import { statusText, statusTone } from './payment-facts';

/** The status of a payment and the button that updates it. */
export function PaymentStatus() {
  const payment = useRecordContext<ManualPayment>();
  if (payment === undefined) return null;
  const status = statusText(payment);
  return (
    <InlineValue
      shown={
        <>
          <span className={`status ${statusTone(payment)}`}>{status}</span> {t('payments.status.update')}
        </>
      }
      label={t('payments.status.edit', { id: payment.id, status })}
      editor={(close) => <StatusEditor payment={payment} onClose={close} />}
    />
  );
}

/** Any status may follow any. */
function StatusEditor({ payment, onClose }: { payment: ManualPayment; onClose: (saved: boolean) => void }) {
  const [chosen, setChosen] = useState(payment.status_id);
  const [update, { error, isPending }] = useUpdate<ManualPayment>('manual-payments');
  const submit = () =>
    void update(
      undefined,
      { id: payment.id, data: { status_id: chosen }, previousData: payment },
      { mutationMode: 'pessimistic', onSuccess: () => onClose(true), onError: () => undefined },
    );
  return (
    <InlineEditor
      isPending={isPending}
      problems={error === null ? [] : problemLines(error)}
      onSubmit={submit}
      onCancel={() => onClose(false)}
    >
      <select
        autoFocus
        aria-label={t('payments.status.label', { id: payment.id })}
        value={chosen}
        onChange={(event) => setChosen(memberOf(Object.values(PAYMENT_STATUS), event.target.value) ?? chosen)}
      >
        {LOVS_JA.payment_status.map(({ key, val }) => (
          <option key={key} value={key}>
            {val}
          </option>
        ))}
      </select>
    </InlineEditor>
  );
}
