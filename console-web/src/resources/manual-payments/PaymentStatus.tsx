import { memberOf } from '@laundry/shared/constants/closed-set';
import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useSharedEdit } from '../../components/form/shared-write/useSharedEdit';
import { InlineSelect } from '../../components/inline/InlineSelect';
import { InlineEditor, InlineValue } from '../../components/inline/InlineValue';
import { t } from '../../i18n';
import type { ManualPayment } from '../../providers/api/api-types';
import { problemLines } from '../../providers/api/problem';
import { statusText, statusTone } from './payment-facts';
import { useRefund } from './useRefund';

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

/** Any status may follow any; what somebody else has set meanwhile is told before it is replaced. */
function StatusEditor({ payment, onClose }: { payment: ManualPayment; onClose: (saved: boolean) => void }) {
  const [chosen, setChosen] = useState(payment.status_id);
  const edit = useSharedEdit('manual-payments', payment, []);
  const refund = useRefund(payment);
  const store = () =>
    edit.save({ status_id: chosen }, (row) => {
      onClose(true);
      refund.tell(row);
    });
  const submit = () => {
    if (chosen === payment.status_id) onClose(false);
    else refund.ask(chosen, store);
  };
  const refused = edit.error ? problemLines(edit.error) : [];
  const theirs = edit.others === null ? null : statusOf(edit.others.fields['status_id']);
  const now = theirs === null ? [] : [t('lists.others.now', { value: statusText({ status_id: theirs }) })];
  return (
    <>
      <InlineEditor
        isPending={edit.isPending}
        problems={[...refused, ...now]}
        onSubmit={submit}
        onCancel={() => onClose(false)}
      >
        <InlineSelect
          autoFocus
          label={t('payments.status.label', { id: payment.id })}
          value={String(chosen)}
          choices={LOVS_JA.payment_status.map(({ key, val }) => ({ value: key, label: val }))}
          onChange={(value) => setChosen(statusOf(value) ?? chosen)}
        />
      </InlineEditor>
      {refund.question}
    </>
  );
}

const statusOf = (value: unknown) => memberOf(Object.values(PAYMENT_STATUS), String(value));
