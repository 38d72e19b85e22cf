import { accountMailsEn } from './account-mails-en.js';
import { companyMailsEn } from './company-mails-en.js';
import { paymentMailsEn } from './payment-mails-en.js';
import { requestMailsEn } from './request-mails-en.js';
import type { Templates } from './mail-data.js';

export const templatesEn: Templates = { ...accountMailsEn, ...companyMailsEn, ...paymentMailsEn, ...requestMailsEn };
