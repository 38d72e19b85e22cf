import { PAYMENT_STATUS, type PaymentStatus } from '@laundry/shared/constants/payment-methods';
import { personName } from '@laundry/shared/text/person-name';
import { useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { t } from '../../i18n';
import type { ManualPayment } from '../../providers/api/api-types';
import { isStale, problemLines } from '../../providers/api/problem';
import { useConsoleData } from '../../providers/useConsoleData';
import { useTellUndo } from '../../components/page/useTellUndo';
import { type Ending, RefundQuestion } from './RefundQuestion';
import { statusText } from './payment-facts';

/** Money that goes back: what is said of it is asked about before, and can be taken back after. */
export function useRefund(payment: ManualPayment) {
  const [asked, setAsked] = useState<{ readonly to: Ending; readonly send: () => void } | null>(null);
  const undo = useUndo();
  const tellUndo = useTellUndo();
  const name = personName(payment);
  /** Sends at once what is no end of a refund. */
  const ask = (to: PaymentStatus, send: () => void): void => {
    if (payment.is_refund && to !== payment.status_id && to !== PAYMENT_STATUS.pending) setAsked({ to, send });
    else send();
  };
  const tell = (row: ManualPayment): void => {
    if (!payment.is_refund || row.status_id === payment.status_id) return;
    const text = t('payments.refunding.told', { name, status: statusText(row) });
    tellUndo({ text, onUndo: () => void undo(row, payment.status_id) });
  };
  const close = () => setAsked(null);
  const question = asked && (
    <RefundQuestion
      payment={payment}
      to={asked.to}
      onConfirm={() => {
        close();
        asked.send();
      }}
      onClose={close}
    />
  );
  return { ask, tell, question };
}

/** Sets a status back, as long as nobody went on from it meanwhile. */
function useUndo() {
  const data = useConsoleData();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (row: ManualPayment, status_id: PaymentStatus): Promise<void> => {
    try {
      const change = { status_id, version: row.version };
      await data.update<ManualPayment>('manual-payments', { id: row.id, data: change, previousData: row });
      const names = { name: personName(row), status: statusText({ status_id }) };
      notify(t('payments.refunding.undone', names), { type: 'success' });
    } catch (error) {
      notify(isStale(error) ? t('payments.refunding.notUndone') : problemLines(error).join('\n'), { type: 'error' });
    } finally {
      refresh();
    }
  };
}
