import type { MessageKey } from '@laundry/shared/messages/message';

/** Not there, or not the caller's: the two are answered alike. */
export class NotFound extends Error {
  constructor(readonly messageKey: MessageKey = 'not_found') {
    super(messageKey);
  }
}
