import { expect, it } from 'vitest';
import { phrasesOf } from './phrases-of';

it.each([
  ['ご依頼の変更・キャンセル', 'ご依頼の|変更・|キャンセル'],
  ['パスワードをお忘れの方', 'パスワードを|お忘れの|方'],
  ['ただいまメンテナンス中です', 'ただいま|メンテナンス|中です'],
  ['（安全のため表示していません）', '（安全のため|表示していません）'],
  ['', ''],
])('%s breaks between phrases only', (text, phrases) => expect(phrasesOf(text).join('|')).toBe(phrases));
