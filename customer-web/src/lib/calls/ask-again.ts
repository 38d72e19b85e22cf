import { sendOnce } from '@laundry/web-kit/calls/send-once';
import { sendBy } from './api';
import { currentVisit } from '../session/session-token';

// Imported only by features that change or delete something, so that the first screens load without it.
sendBy(sendOnce({ visit: currentVisit }));
