// What the web's server tells, shown on the device: its payload is said by backend/src/modules/mail/notifications/push/push-payload.ts.
// `WEB` stands above.
self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  event.waitUntil(lead(notification.data[action] ?? notification.data.first));
});

/** Browsers take the permission away where a message shows nothing: one that says nothing is shown by its sender's name. */
async function show(data) {
  const { title = WEB.push.title, body = '', tag, url = '/', actions = [] } = read(data);
  const pages = Object.fromEntries(actions.map((each, index) => [String(index), each.url]));
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: WEB.push.icon,
    badge: WEB.push.icon,
    actions: actions.map((each, index) => ({ action: String(index), title: each.title })),
    data: { ...pages, first: url ?? '/' },
  });
}

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** A tab that shows the page is looked at again; else there is a new one, so that what is typed in another is not lost. */
async function lead(url) {
  const { pathname, search, hash } = new URL(url, self.location.origin);
  const address = self.location.origin + pathname + search + hash;
  const pages = await self.clients.matchAll({ type: 'window' });
  const shown = pages.find((page) => new URL(page.url).pathname === pathname);
  if (shown === undefined) return self.clients.openWindow(address);
  await shown.focus();
  return shown.url === address ? shown : shown.navigate(address);
}
