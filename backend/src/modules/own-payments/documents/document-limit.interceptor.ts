import { callingPerson, limited } from '../../../common/rate-limit/limited.js';

/** Receipts and invoices that a customer may have written: each takes the server some time. */
export const DOCUMENTS_PER_HOUR = 60;

const DOCUMENTS = { name: 'documents', tries: DOCUMENTS_PER_HOUR, minutes: 60 };

/** A document takes the server a tenth of a second: so many an hour for each account, issued or fetched. */
export const DocumentLimit = limited(DOCUMENTS, callingPerson);
