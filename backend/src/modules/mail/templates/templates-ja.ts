import { accountMailsJa } from './account-mails-ja.js';
import { companyMailsJa } from './company-mails-ja.js';
import { paymentMailsJa } from './payment-mails-ja.js';
import { requestMailsJa } from './request-mails-ja.js';
import type { Templates } from './mail-data.js';

export const templatesJa: Templates = { ...accountMailsJa, ...companyMailsJa, ...paymentMailsJa, ...requestMailsJa };
