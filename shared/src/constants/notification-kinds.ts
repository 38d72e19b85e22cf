/** What customers are told beside the mails, each of which they can switch off (docs/decisions/096). */
export const NOTIFICATION_KINDS = ['requests', 'visits', 'delivered', 'payments'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The month's messages are used up: nothing but another plan with LINE, or another month, helps. */
export const LINE_QUOTA = '429 QUOTA';

/** Why a link to LINE ended, or came to another account of LINE's, where its customer did not just end it. */
export type LineReason = 'replaced' | 'elsewhere' | 'blocked';
