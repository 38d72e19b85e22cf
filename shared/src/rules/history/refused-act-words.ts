import { isPlainMessageKey, message } from '../../messages/message.js';

/** What is said to whoever was at the stop is not always how the office would say it. */
const TO_THE_OFFICE = new Map([
  ['stop_left', '担当が変わっていました'],
  ['not_found', '集配がキャンセルされたか、担当が変わっていました'],
  ['stale', 'その後、集配の内容が変更されていました'],
  ['made_at_not_own', '本人の担当の集配ではありませんでした'],
]);

/** Why an act at a stop was not taken, in the words of the back office; null: by no code that says it by itself. */
export const refusedActWords = (code: string): string | null =>
  TO_THE_OFFICE.get(code) ?? (isPlainMessageKey(code) ? message('ja', code) : null);
