import { expect, it } from 'vitest';
import { PHOTO_LIMITS } from '../constants/photo-limits.js';
import { en } from './en.js';
import { enClaims } from './en-claims.js';
import { enCompany } from './en-company.js';
import { enElsewhere } from './en-elsewhere.js';
import { ja } from './ja.js';
import { jaBeyondSignIn } from './ja-beyond-sign-in.js';
import { jaClaims } from './ja-claims.js';
import { jaCompany } from './ja-company.js';
import { jaElsewhere } from './ja-elsewhere.js';
import { jaSignIn } from './ja-sign-in.js';
import { message } from './message.js';

it.each([
  [ja, en],
  [jaClaims, enClaims],
  [jaCompany, enCompany],
  [jaElsewhere, enElsewhere],
])('has the same codes and parameters in both languages', (japanese, english) => {
  const params = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();
  const [own, other]: Readonly<Record<string, string>>[] = [japanese, english];
  expect(Object.keys(english).sort()).toEqual(Object.keys(japanese).sort());
  for (const code of Object.keys(japanese)) expect(params(other?.[code]), code).toEqual(params(own?.[code]));
});

it('has each code in one part', () => {
  const codes = [jaSignIn, jaBeyondSignIn, jaClaims, jaCompany, jaElsewhere].flatMap((part) => Object.keys(part));
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
});

it('says of a photo what it may be at most', () => {
  const { bytes, pixels } = PHOTO_LIMITS;
  expect(jaClaims.photo_too_large).toContain(
    `${bytes / 2 ** 20}MB・${(pixels / 10_000).toLocaleString('ja')}万画素以内`,
  );
  expect(enClaims.photo_too_large).toContain(`${bytes / 2 ** 20} MB and ${pixels / 1_000_000} million pixels`);
});

it('fills parameters in', () => {
  expect(message('ja', 'not_enough_count', { count: 3 })).toBe('残りのバッグ数が3バッグ不足しています');
  expect(message('en', 'too_long', { max: 500 })).toBe('Please enter at most 500 characters');
});

it.each([
  ['dup', 'その集配日時で既に依頼済です'],
  ['preq_count_max', '申し訳ございません。予約がいっぱいのため翌日以降を選択ください。'],
  ['invalid_date', '日付が間違っています'],
  ['delivery_too_early', '配達時間は集荷時間から休業日を除く48時間後以降を指定してください'],
  ['delivery_too_late', '配達時間は現在より30日以内を指定してください'],
  ['invalid_area_time', 'ご登録のエリアでは設定できない時間が含まれています'],
  ['notarea', '提供エリア外のためご利用いただけません'],
  ['required', '必須項目です'],
  ['split_staff_duplicate', 'スタッフが重複しています'],
  ['split_total', '個数の合計がステータスと異なります'],
  ['oil_and_type_required', 'オイルあり/なしと種別の選択が必要です'],
] as const)('%s is worded as the specification quotes it', (code, text) => expect(message('ja', code)).toBe(text));
