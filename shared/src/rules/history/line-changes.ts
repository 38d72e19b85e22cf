import type { LineReason } from '../../constants/notification-kinds.js';
import type { Change } from './operation-payloads.js';

/** A link to LINE that was made or ended, and why where its customer did not just end it. */
export interface LineLinkChanges {
  readonly line_linked: Change<boolean>;
  readonly line_reason?: readonly [from: null, to: LineReason];
}
