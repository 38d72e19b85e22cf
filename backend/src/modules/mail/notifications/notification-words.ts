import type { Lang } from '@laundry/shared/constants/langs';
import type { NotifiedPage } from './notified-events.js';

interface NotificationWords {
  readonly facts: Readonly<Record<'pickup' | 'delivery' | 'bags' | 'pickup_until', string>>;
  readonly buttons: Readonly<Record<'view' | 'change' | 'cancel' | 'again', string>>;
  readonly pages: Readonly<Record<NotifiedPage, string>>;
}

/** What notifications say around what the mails' subjects say. A button has 20 letters at most. */
export const NOTIFICATION_WORDS: Readonly<Record<Lang, NotificationWords>> = {
  ja: {
    facts: { pickup: '集荷', delivery: '配達', bags: 'バッグ', pickup_until: '集荷の期限' },
    buttons: {
      view: 'ご依頼を見る',
      change: '日時を変更する',
      cancel: 'キャンセルする',
      again: '次の日時を選ぶ',
    },
    pages: {
      login: 'ログインする',
      newRequest: '集配を依頼する',
      weekly: '定期集配を確認する',
      currentRequests: 'ご依頼を確認する',
      history: 'ご利用履歴を見る',
      payments: 'お支払いを確認する',
      renewCard: 'カードを登録し直す',
    },
  },
  en: {
    facts: { pickup: 'Pickup', delivery: 'Delivery', bags: 'Bags', pickup_until: 'Pick up by' },
    buttons: { view: 'See the request', change: 'Change the time', cancel: 'Cancel it', again: 'Choose a new time' },
    pages: {
      login: 'Sign in',
      newRequest: 'New request',
      weekly: 'Weekly schedule',
      currentRequests: 'See your requests',
      history: 'See your history',
      payments: 'See your payments',
      renewCard: 'Register a card',
    },
  },
};
