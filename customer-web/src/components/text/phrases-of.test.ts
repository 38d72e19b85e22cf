import { expect, it } from 'vitest';
import { phrasesOf } from './phrases-of';

it.each([
  ['ご依頼の変更・キャンセル', 'ご依頼の|変更・|キャンセル'],
  ['パスワードをお忘れの方', 'パスワードを|お忘れの|方'],
  ['ただいまメンテナンス中です', 'ただいま|メンテナンス|中です'],
  ['（安全のため表示していません）', '（安全のため|表示していません）'],
  ['11月30日(月) 10:00）をキャンセルしました', '11月|30日|(月)| |10:00）を|キャンセルしました'],
  ['月3,800円から', '月|3,800円から'],
  ['', ''],
])('%s breaks between phrases only', (text, phrases) => expect(phrasesOf(text).join('|')).toBe(phrases));
