import { LIMITS } from '@laundry/shared/constants/limits';
import { useRecordContext } from 'ra-core';
import { NoteEdit } from '../../components/form/note/NoteEdit';
import { t } from '../../i18n';
import type { ManualPayment } from '../../providers/api/api-types';

/** What operators note of a payment. */
export function PaymentNote() {
  const payment = useRecordContext<ManualPayment>();
  if (payment === undefined) return null;
  return (
    <NoteEdit
      record={payment}
      source="bikou"
      text={payment.bikou}
      title={t('payments.note.title')}
      what={t('payments.note.what')}
      of={t('payments.note.of', { id: payment.id })}
      fieldLabel={t('payments.note.label')}
      maxLength={LIMITS.remarksLength}
    />
  );
}
