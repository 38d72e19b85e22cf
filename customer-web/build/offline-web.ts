import type { OfflineWeb } from '../../web-kit/src/offline/offline-worker.ts';

/** What customers read without a line. The colours are those of styles/tokens.css. */
export const OFFLINE_WEB: OfflineWeb = {
  words: [
    {
      lang: 'ja',
      brand: 'せんたく便',
      title: '接続できません',
      lead: 'インターネットにつながらないか、サービスが一時的に止まっています。つながり次第、自動で表示します。',
      retry: 'もう一度試す',
      kept: '前回の表示',
    },
    {
      lang: 'en',
      brand: 'Sentakubin',
      title: 'No connection',
      lead: 'You are offline, or the service is down for a moment. This page appears by itself as soon as it can be reached.',
      retry: 'Try again',
      kept: 'When you last looked',
    },
  ],
  langKey: 'laundry.customer.lang',
  kept: { key: 'laundry.customer.next', session: 'laundry.customer.token' },
  day: {
    ink: '#14262e',
    ground: '#f4f8f9',
    line: '#d9e3e6',
    bar: '#ffffff',
    'on-bar': '#14262e',
    accent: '#0a6c74',
    'on-accent': '#ffffff',
  },
  night: {
    ink: '#e6eff2',
    ground: '#0d181c',
    line: '#2b3d44',
    bar: '#15242a',
    'on-bar': '#e6eff2',
    accent: '#5fc4cb',
    'on-accent': '#0b1a1e',
  },
  push: { title: 'せんたく便', icon: '/icon-192.png' },
  others: '^/(admin|staff|console|api|health|sandbox)(/|$)',
};
