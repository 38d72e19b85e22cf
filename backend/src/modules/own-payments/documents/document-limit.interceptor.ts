import { callingPerson, limited } from '../../../common/rate-limit/limited.js';
import { SERVER_LIMITS } from '../../../common/server-limits.js';

const DOCUMENTS = { name: 'documents', tries: SERVER_LIMITS.documentsPerHour, minutes: 60 };

/** A document takes the server a tenth of a second: so many an hour for each account, issued or fetched. */
export const DocumentLimit = limited(DOCUMENTS, callingPerson);
