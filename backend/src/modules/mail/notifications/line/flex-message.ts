import type { messagingApi } from '@line/bot-sdk';
import type { Button, Fact, NotificationContent } from '../notification-content.js';

/** LINE's limits, in letters. */
const ALT_TEXT_MOST = 400;
const LABEL_MOST = 20;
const GREY = '#5f6b6b';
const TEAL = '#0f766e';

/** A notification as LINE shows it: what happened, its facts side by side, and what can be done as buttons. */
export const flexMessage = ({ title, facts, buttons }: NotificationContent): messagingApi.FlexMessage => ({
  type: 'flex',
  altText: title.slice(0, ALT_TEXT_MOST),
  contents: {
    type: 'bubble',
    body: {
      type: 'box',
      layout: 'vertical',
      spacing: 'md',
      contents: [{ type: 'text', text: title, weight: 'bold', wrap: true }, ...facts.map(factBox)],
    },
    ...(buttons.length > 0 && {
      footer: { type: 'box', layout: 'vertical', spacing: 'sm', contents: buttons.map(uriButton) },
    }),
  },
});

const factBox = ({ label, value }: Fact): messagingApi.FlexBox => ({
  type: 'box',
  layout: 'horizontal',
  spacing: 'sm',
  contents: [
    { type: 'text', text: label, size: 'sm', color: GREY, flex: 2, wrap: true },
    { type: 'text', text: value, size: 'sm', flex: 5, wrap: true },
  ],
});

const uriButton = ({ label, url }: Button, index: number): messagingApi.FlexButton => ({
  type: 'button',
  height: 'sm',
  ...(index === 0 ? { style: 'primary', color: TEAL } : { style: 'link' }),
  action: { type: 'uri', label: label.slice(0, LABEL_MOST), uri: url },
});
