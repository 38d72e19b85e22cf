import type { NotificationContent } from '../notification-content.js';

/** What the worker of the customers' web shows (web-kit/src/offline/push.js); each text of what can be done leads to its page. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** Where a press leads. */
  readonly url: string | null;
  readonly actions: readonly { readonly title: string; readonly url: string }[];
}

/** Buttons that browsers show beside a notification. */
const ACTIONS_MOST = 2;

export const pushPayload = ({ title, facts, buttons }: NotificationContent, tag: string): PushPayload => {
  const [first, ...others] = buttons;
  return {
    title,
    body: facts.map(({ label, value }) => `${label} ${value}`).join('\n'),
    tag,
    url: first?.url ?? null,
    actions: others.slice(0, ACTIONS_MOST).map(({ label, url }) => ({ title: label, url })),
  };
};
