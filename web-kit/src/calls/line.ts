import { onlineManager } from '@tanstack/react-query';

/** Whether there may be a connection: a browser is sure only that there is none, and not at once. */
export const hasLine = (): boolean => onlineManager.isOnline() && navigator.onLine !== false;
