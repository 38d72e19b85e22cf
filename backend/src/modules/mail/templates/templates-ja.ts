import { accountMailsJa } from './account-mails-ja.js';
import { requestMailsJa } from './request-mails-ja.js';
import type { Templates } from './mail-data.js';

export const templatesJa: Templates = { ...accountMailsJa, ...requestMailsJa };
