import { ONETIME_PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { useTexts } from '../../../../i18n/texts';
import { type OnetimeValues, paysBy } from '../onetime-values';

/** Of the button that sends the request: on to where it is paid, or ordered by invoice. */
export function useSubmitWords(values: OnetimeValues, pending: boolean): string {
  const t = useTexts('onetime');
  const { sending } = useTexts('common');
  if (pending) return sending;
  return paysBy(values, ONETIME_PAYMENT_METHOD.deferredInvoice) ? t.submit_invoice : t.submit;
}
