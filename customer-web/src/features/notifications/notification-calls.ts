import type { NotificationKind } from '@laundry/shared/constants/notification-kinds';
import { answer, client } from '../../lib/calls/api';
import type { LineCode, OwnNotifications } from '../../lib/calls/api-types';

export const newLineCode = (): Promise<LineCode> => answer(client.POST('/api/v1/users/me/lineCode'));

export const endLineLink = (): Promise<unknown> => answer(client.DELETE('/api/v1/users/me/lineLink'));

export const setNotification = (body: { kind: NotificationKind; is_on: boolean }): Promise<OwnNotifications> =>
  answer(client.POST('/api/v1/users/me/notifications', { body }));

export const endPushDevice = (id: string): Promise<unknown> =>
  answer(client.DELETE('/api/v1/users/me/pushDevices/{id}', { params: { path: { id } } }));
