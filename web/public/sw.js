// A page where there is no network, files that are asked for again, and messages from the server. Nothing else is kept:
// the server says what is still as it was.
const KEPT = 'greatplains-offline-1';
const OFFLINE = ['/offline.html', '/offline.css', '/favicon.svg'];
// How long it is waited before a file of a page is asked for once more, in milliseconds.
const PAUSES = [250, 1000, 3000, 6000];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
  skipWaiting();
});

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('greatplains-') && name !== KEPT);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
  // Also the page that brought us here.
  event.waitUntil(clients.claim());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (origin === location.origin && pathname.startsWith('/assets/')) event.respondWith(fetchPatiently(request));
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

// A browser that could not fetch a module once does not ask for it again until the page is loaded anew.
async function fetchPatiently(request) {
  for (const pause of PAUSES) {
    try {
      return await fetch(request);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetch(request);
}

addEventListener('push', (event) => {
  const { title, text, url, tag } = event.data.json();
  // One notification a table: the same message that comes twice, or a newer one, takes the place of the older.
  const shown = { body: text, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path: pathOf(url) } };
  event.waitUntil(
    Promise.all([registration.showNotification(title, shown), navigator.setAppBadge?.().catch(() => undefined)]),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

// The browser has got another address for messages: the server has to know it.
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAnew(event.oldSubscription));
});

// Only pages of this site are opened, whatever a message says.
function pathOf(url) {
  const { pathname, hash } = new URL(url, location.origin);
  return pathname + hash;
}

async function openPage(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : clients.openWindow(path);
}

async function subscribeAnew(old) {
  const key = old?.options.applicationServerKey;
  if (!key) return;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await fetch('/api/me/channels', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'push', target: endpoint, keys }),
  });
}
