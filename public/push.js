/** The service worker of push messages: shows a notice, and opens what it leads to. It caches nothing and answers no request. */
self.addEventListener('push', (event) => {
  const { id, title, body, link, lang } = event.data.json();
  // With the same tag, a message that arrives twice is shown once.
  const options = { body, lang, tag: `notice-${id}`, icon: '/favicon.svg', data: { link } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Pages of this portal only, whatever the message says. */
function pageOf(link) {
  const { origin } = self.location;
  const url = URL.canParse(link, origin) ? new URL(link, origin) : undefined;
  return url?.origin === origin ? url.href : `${origin}/`;
}

async function open(page) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === page);
  return shown ? shown.focus() : self.clients.openWindow(page);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data?.link)));
});
