import { cardMemberOf, fieldsOf } from './sandbox-provider.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';

const ERRORS: Readonly<Record<string, string>> = { declined: '2:2001', cancelled: '8:3001' };

/** The result fields of a card payment, as the provider posts and answers them. */
export function cardResult(payment: SandboxPayment): Readonly<Record<string, string>> {
  const { no, ref, amount, outcome } = payment;
  const isGood = outcome === 'approved';
  return {
    'X-TRANID': ref,
    'X-S_TORIHIKI_NO': no,
    'X-AMOUNT': String(amount),
    'X-TAX': '0',
    'X-TOTAL': String(amount),
    'X-ERRCODE': isGood ? '' : (ERRORS[outcome] ?? '9:9999'),
    'X-ERRINFO': isGood ? '' : '000000000',
    'X-ERRLEVEL': isGood ? '0' : '1',
    'X-R_CODE': isGood ? '0:0000' : (ERRORS[outcome] ?? '9:9999'),
    ...(isGood && fieldsOf(payment)['AUTOCHARGE'] === '1' && { 'X-AC_MEMBERID': cardMemberOf(no) }),
  };
}

/** A payment as PayPay's query answers it. */
export function paypayPayment({ no, ref, amount, outcome }: SandboxPayment): object {
  const states: Readonly<Record<string, string>> = { approved: 'COMPLETED', declined: 'FAILED', cancelled: 'CANCELED' };
  return {
    ...(outcome === 'approved' && { paymentId: ref }),
    status: states[outcome] ?? 'CREATED',
    merchantPaymentId: no,
    amount: { amount, currency: 'JPY' },
  };
}
