import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepLang } from '../../i18n/language';
import { openApp } from '../../test/open-app';
import { closePushBrowser, openPushBrowser } from '../../test/push-browser';
import { api, problem, server } from '../../test/server';
import { DEVICE_ID, signedInWithPush } from '../../test/signed-in-with-push';
import { renewPush } from '../../lib/push/push-device';

const PATH = '/profile/notifications';
const BEGIN = 'この端末に通知を受け取る';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
afterEach(closePushBrowser);

it('asks for the permission by a press only, is switched on, and off again', async () => {
  const browser = openPushBrowser();
  const { bodies, ids } = signedInWithPush();
  await openApp(PATH);
  expect(await screen.findByRole('button', { name: BEGIN })).toBeVisible();
  expect(browser.asked).toBe(0);
  await press(BEGIN);
  expect(await screen.findByText('この端末への通知をオンにしました')).toBeVisible();
  expect(browser.asked).toBe(1);
  expect(bodies).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'p', auth: 'a' }]);
  await press('この端末への通知をやめる');
  expect(await screen.findByText('この端末への通知をやめました')).toBeVisible();
  expect([ids(), browser.subscription]).toEqual([[], null]);
  expect(screen.getByRole('button', { name: BEGIN })).toBeVisible();
});

describe('whoever signs in where a device is', () => {
  const switchedOn = async (others: readonly string[]) => {
    const browser = openPushBrowser({ permission: 'granted' });
    const signedIn = signedInWithPush(others);
    await (await navigator.serviceWorker.getRegistration())?.pushManager.subscribe();
    return { browser, ...signedIn };
  };

  it('takes it along into the new session when it is theirs', async () => {
    const { browser, bodies } = await switchedOn([DEVICE_ID]);
    await renewPush();
    expect(bodies).toEqual([{ endpoint: 'https://fcm.googleapis.com/fcm/send/1', p256dh: 'p', auth: 'a' }]);
    expect(browser.subscription).not.toBeNull();
  });

  it('ends the subscription of somebody who left without signing out', async () => {
    const { browser, bodies } = await switchedOn(['another']);
    await renewPush();
    expect([bodies, browser.subscription]).toEqual([[], null]);
  });
});

it('says so where the customer closes the question', async () => {
  openPushBrowser({ answer: 'default' });
  const { bodies } = signedInWithPush();
  await openApp(PATH);
  await press(BEGIN);
  expect(await screen.findByText('通知が許可されなかったため、オフのままです。')).toBeVisible();
  expect(bodies).toEqual([]);
});

it('says where it is changed once the customer has said no', async () => {
  openPushBrowser({ answer: 'denied' });
  signedInWithPush();
  await openApp(PATH);
  await press(BEGIN);
  expect(await screen.findByText(/このサイトの通知を許可してから/)).toBeVisible();
  expect(screen.queryByRole('button', { name: BEGIN })).toBeNull();
});

it('says so where the browser cannot, and leaves the kinds for the other devices', async () => {
  signedInWithPush();
  await openApp(PATH);
  expect(await screen.findByText(/お使いのブラウザでは、通知を表示できません/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'ご依頼のお知らせをオフにする' })).toBeVisible();
});

it('says how on an iPhone, in English too', async () => {
  keepLang('en');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)');
  signedInWithPush();
  await openApp(PATH);
  expect(await screen.findByText(/Add to Home Screen/)).toBeVisible();
});

it('says that the push service is not reached, and what the server refuses', async () => {
  const browser = openPushBrowser({ isCutOff: true });
  signedInWithPush();
  await openApp(PATH);
  await press(BEGIN);
  expect(await screen.findByText(/通知サービスにつながりませんでした/)).toBeVisible();
  browser.isCutOff = false;
  server.use(http.post(api('/users/me/pushDevices'), () => problem(429, { reason: 'too_many_requests' })));
  await press(BEGIN);
  expect(await screen.findByRole('alert')).not.toHaveTextContent('通知サービスにつながりませんでした');
  expect(screen.getByRole('button', { name: BEGIN })).toBeVisible();
});

it('ends the subscriptions of other devices, and keeps that of this one', async () => {
  openPushBrowser();
  const { ids } = signedInWithPush(['lost', 'sold']);
  await openApp(PATH);
  await press(BEGIN);
  expect(await screen.findByText('ほかの端末 2台にも通知を表示しています。')).toBeVisible();
  await press('ほかの端末への通知をやめる');
  expect(await screen.findByText('ほかの端末への通知をやめました')).toBeVisible();
  expect(ids()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'この端末への通知をやめる' })).toBeVisible();
});
