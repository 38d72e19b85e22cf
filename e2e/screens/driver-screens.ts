import { labelCode } from '@laundry/shared/rules/labels/bag-label';
import { expect } from '@playwright/test';
import { markWithoutCount, requestList } from '../pages/console.js';
import {
  type ConsoleKit,
  type Screen,
  DRIVER,
  press,
  dialogShown,
  textShown,
  open,
  newRequest,
} from './console-kit.js';

/** A request of the driver's own, so that there is something to see. */
const withOwn = async (kit: ConsoleKit, pathOf: (id: number) => string): Promise<number> => {
  const id = await newRequest(kit);
  await kit.server.assign(id, DRIVER);
  await open(kit, pathOf(id), DRIVER);
  return id;
};
const ofDay = (): string => requestList('staff', { from: '2026-12-01', to: '2026-12-01' });
const detail = (id: number): string => `/staff/wash-requests-change/${id}`;

export const DRIVER_SCREENS: Readonly<Record<string, Screen>> = {
  top: (kit) => open(kit, '/staff', DRIVER),
  'top, a count that was not saved': async (kit) => {
    await open(kit, '/staff', DRIVER);
    await markWithoutCount(kit.page);
    await textShown(kit, /個数の変更に失敗しました/);
  },
  menu: async (kit) => {
    await open(kit, '/staff', DRIVER);
    await press(kit, /^メニュー$/);
    await expect(kit.page.getByRole('button', { name: 'メニューを閉じる' })).toBeVisible();
  },
  scan: async (kit) => {
    await open(kit, '/staff/scan', DRIVER);
    await kit.page.getByRole('textbox', { name: 'ラベルのコード' }).fill('284');
    await press(kit, '読み取る');
    await textShown(kit, 'ラベルとして読み取れないコードです');
  },
  'route sheet': (kit) => open(kit, '/staff/route-sheets', DRIVER),
  'request list': (kit) => withOwn(kit, ofDay),
  'request list, conditions open': async (kit) => {
    await withOwn(kit, ofDay);
    await press(kit, /^条件を変更/);
    await expect(kit.page.getByRole('textbox', { name: '期間（開始）' })).toBeVisible();
  },
  'request detail, changed by a colleague': async (kit) => {
    const id = await withOwn(kit, detail);
    await kit.server.move(id, '2026-12-01 13:00:00', '2026-12-03 13:00:00');
    await textShown(kit, /さんが変更しました$/);
  },
  'request detail, more to do': async (kit) => {
    await withOwn(kit, detail);
    await press(kit, 'その他の操作');
    await expect(kit.page.getByRole('button', { name: '集荷の不在メール' })).toBeVisible();
  },
  'stage: picked up': async (kit) => {
    await withOwn(kit, detail);
    await press(kit, '集荷済みにする');
    await dialogShown(kit);
  },
  'stage: picked up, bags scanned': async (kit) => {
    await withOwn(kit, detail);
    await press(kit, '集荷済みにする');
    await press(kit, 'ラベルを読み取る');
    await kit.page.getByRole('textbox', { name: 'ラベルのコード' }).fill(labelCode({ requestId: 1, bag: 1 }));
    await press(kit, '読み取る');
    await textShown(kit, /^別の集配のバッグです/);
  },
  'order of stops': async (kit) => {
    const driver = await kit.server.newDriver();
    await kit.server.newStop(driver, '20:30');
    await kit.server.newStop(driver, '20:30');
    await open(kit, '/staff', driver);
    await press(kit, '順番を変える');
    await dialogShown(kit);
  },
  'operation history': (kit) => open(kit, '/staff/operation-histories', DRIVER),
};
