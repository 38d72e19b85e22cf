import { expect } from '@playwright/test';
import { requestList, textFile } from '../pages/console.js';
import {
  type Screen,
  ADMIN,
  MONTH,
  DAY,
  board,
  press,
  dialogShown,
  textShown,
  open,
  dialogOf,
  detailOf,
  newRequest,
  pageOf,
} from './console-kit.js';

/** The request list, the board of a day, and a request with what is done to it. */
export const REQUEST_SCREENS: Readonly<Record<string, Screen>> = {
  'request list': (kit) => open(kit, MONTH),
  'request list, nothing found': (kit) => open(kit, requestList('admin', { from: '2030-01-01', to: '2030-01-01' })),
  'request list, its fields unfolded': async (kit) => {
    await open(kit, requestList('admin', { from: '2026-11-25', to: '2026-11-27', staff_id: 'none', status: [0, 1] }));
    await expect(kit.page.getByRole('list', { name: '検索中の条件' })).toBeVisible();
    await press(kit, /^条件を変更/);
    await expect(kit.page.getByRole('textbox', { name: '期間（終了）' })).toBeVisible();
  },
  'request list, by driver': async (kit) => {
    await open(kit, `${DAY}&group=driver`);
    await textShown(kit, /件・/);
  },
  'request list, a view to be saved': async (kit) => {
    await open(kit, DAY);
    await press(kit, '保存した条件');
    await kit.page.getByRole('menuitem', { name: '表示中の条件を保存…' }).click();
    await dialogShown(kit);
  },
  'request list, period too long': async (kit) => {
    await open(kit, '/admin/wash-requests');
    await press(kit, /^条件を変更/);
    await kit.page.getByRole('textbox', { name: '期間（終了）' }).fill('2027-12-31');
    await textShown(kit, /期間は1か月以内/);
  },
  'request list, all selected': async (kit) => {
    await open(kit, MONTH);
    await kit.page.getByRole('checkbox', { name: 'すべての行を選択' }).check();
    await press(kit, '担当を割り当てる');
    await press(kit, '割り当てる');
    await textShown(kit, /▲/);
  },
  'request list, a count edited': async (kit) => {
    await open(kit, DAY);
    await press(kit, /の個数 .*を変更/);
  },
  'request list, all buttons': async (kit) => {
    await open(kit, DAY);
    await press(kit, 'ボタンをもっと見る');
    await textShown(kit, /^CSV1：/);
  },
  'request list, a sale': dialogOf(DAY, 'バッグ購入'),
  'request list, a sale without anything': async (kit) => {
    await dialogOf(DAY, 'バッグ購入')(kit);
    await press(kit, '確認へ進む');
    await textShown(kit, '▲ 入力エラーがあります');
  },
  'request list, a work report': dialogOf(DAY, '作業報告'),
  'request list, a route plan': async (kit) => {
    await open(kit, DAY);
    await press(kit, 'ボタンをもっと見る');
    await press(kit, 'CSV2（ルート計画）');
    await dialogShown(kit);
  },
  'request list, lines of an upload': async (kit) => {
    await open(kit, DAY);
    await press(kit, 'ボタンをもっと見る');
    await press(kit, 'CSVアップロード');
    await kit.page.getByLabel('ファイルを選択').setInputFiles(textFile('999999,1\n'));
    await textShown(kit, /集配が見つかりません/);
  },
  'board of a day': board,
  'board of a day, a stop to be given': async (kit) => {
    await board(kit);
    await press(kit, /^\d+:\d+ (集荷|配達)/);
    await expect(kit.page.getByRole('menu')).toBeVisible();
  },
  'board of a day, evened out': async (kit) => {
    await board(kit);
    await press(kit, '均等に割り当てる');
    await textShown(kit, '担当ごとの件数・個数');
  },
  'board of a day, the order of a driver’s stops': async (kit) => {
    const driver = await kit.server.newDriver();
    for (const id of [await newRequest(kit), await newRequest(kit)]) await kit.server.assign(id, driver);
    await board(kit);
    await press(kit, /の順番を変える$/);
    await dialogShown(kit);
  },
  'board of a day, nothing to drive': async (kit) => {
    await open(kit, '/admin/assign-board?date=2030-01-01');
    await textShown(kit, 'この日に回る集荷・配達はありません');
  },
  'request detail': detailOf(),
  'request detail, washed': detailOf('washed'),
  'request detail, not there': async (kit) => {
    await kit.operate('/admin/wash-requests-change/999999', ADMIN);
    await textShown(kit, '表示できませんでした');
  },
  'stage: picked up': detailOf(undefined, '集荷済みにする'),
  'stage: folded, split wrongly': async (kit) => {
    await detailOf('washed', 'たたみ済みにする')(kit);
    await press(kit, 'スタッフを追加');
    await press(kit, '確認へ進む');
    await textShown(kit, /▲/);
  },
  'stage: back': detailOf('picked up', '1つ前に戻す'),
  'count changed': detailOf(undefined, '個数を変更'),
  'absence mail': detailOf(undefined, '集荷の不在メール'),
  'assignment of one': detailOf(undefined, '担当を割り当てる'),
  'change of dates': pageOf('wash-request-date-change'),
  'pickup cancelled': pageOf('wash-request-cancel', '/1'),
  'request discarded': pageOf('wash-request-cancel', '/2'),
};
