import { readable } from '../../../common/crypto/unreadable.js';
import type { Payment } from './payment.entity.js';

/** Where the customer goes on after a payment: the front page where nothing was stored, or cannot be read. */
export const returnPathOf = ({ return_path }: Pick<Payment, 'return_path'>): string => readable(return_path) || '/';
