import { sendOnce } from '@laundry/web-kit/calls/send-once';
import { sendBy } from './api';

// Imported only by features that change or delete something, so that the first screens load without it.
sendBy(sendOnce());
