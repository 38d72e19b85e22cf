import { saveFile } from '@laundry/web-kit/files/save-file';

export const saveCalendarFile = (name: string, text: string): void =>
  saveFile({ name, blob: new Blob([text], { type: 'text/calendar;charset=utf-8' }) });
