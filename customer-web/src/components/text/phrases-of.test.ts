import { expect, it } from 'vitest';
import { phrasesOf } from './phrases-of';

it.each([
  ['ご依頼の変更・キャンセル', 'ご依頼の|変更・|キャンセル'],
  ['パスワードをお忘れの方', 'パスワードを|お忘れの|方'],
  ['ただいまメンテナンス中です', 'ただいま|メンテナンス|中です'],
  ['（安全のため表示していません）', '（安全のため|表示していません）'],
  ['11月30日(月) 10:00）をキャンセルしました', '11月30日(月) 10:00）を|キャンセルしました'],
  ['月3,800円から', '月|3,800円から'],
  ['洗濯物は、預けるだけ。', '洗濯物は、|預けるだけ。'],
  ['集荷にお伺いしましたが、ご不在でした', '集荷に|お伺いしましたが、|ご不在でした'],
  ['つづけて、はじめてのご依頼（下）をどうぞ。', 'つづけて、|はじめての|ご依頼|（下）をどうぞ。'],
  ['これから8週間の定期集配', 'これから|8週間の|定期集配'],
  ['次にうかがいます・18:05〜18:25ごろ', '次にうかがいます・|18:05〜18:25ごろ'],
  ['2027年1月4日(月) まで', '2027年1月4日(月)| |まで'],
  ['', ''],
])('%s breaks between phrases only', (text, phrases) => expect(phrasesOf(text).join('|')).toBe(phrases));

it('loses nothing of a text', () => {
  const signs = [...'おご集荷バッグー（）「」・、。(8)[: 月aA\n%{}😀〜々'];
  const pairs = signs.flatMap((first) => signs.map((second) => first + second));
  // Each pair of signs between each two others.
  for (const pair of pairs) {
    const text = pairs.map((other) => other + pair).join('');
    expect(phrasesOf(text).join('')).toBe(text);
  }
});
