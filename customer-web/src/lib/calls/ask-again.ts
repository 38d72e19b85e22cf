import { sendOnce } from '@laundry/web-kit/calls/send-once';
import { sendBy } from './api';
import { currentVisit } from '../session/session-token';

// Imported by whoever changes or deletes: the first screens do neither, and load without it.
sendBy(sendOnce({ visit: currentVisit }));
