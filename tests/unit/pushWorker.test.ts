/** The service worker of push messages, as the browser runs it. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;

/** Runs the worker with windows that are open; `tell` waits for what an event does. */
function worker(open: readonly string[] = []) {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async (_url: string) => undefined);
  const focus = vi.fn(async () => undefined);
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: 'https://atrium.example' },
    registration: { showNotification },
    clients: { matchAll: async () => open.map((url) => ({ url, focus })), openWindow },
  };
  runInNewContext(readFileSync('public/push.js', 'utf8'), { self, URL });
  const tell = async (name: string, event: Record<string, unknown>) => {
    let done: unknown;
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (done = promise) });
    await done;
  };
  const click = (link: unknown) => tell('notificationclick', { notification: { data: { link }, close: vi.fn() } });
  return { tell, click, showNotification, openWindow, focus };
}

it('shows a notice once, with its words', async () => {
  const { tell, showNotification } = worker();
  const content = { id: 7, title: 'Lift', body: 'It stops.', link: '/notifications/7', lang: 'en' };
  await tell('push', { data: { json: () => content } });
  expect(showNotification).toHaveBeenCalledWith('Lift', {
    body: 'It stops.',
    lang: 'en',
    tag: 'notice-7',
    icon: '/favicon.svg',
    data: { link: '/notifications/7' },
  });
});

it('opens the page, or the window that shows it', async () => {
  const closed = worker();
  await closed.click('/notifications/7');
  expect(closed.openWindow).toHaveBeenCalledWith('https://atrium.example/notifications/7');
  const shown = worker(['https://atrium.example/notifications/7']);
  await shown.click('/notifications/7');
  expect(shown.focus).toHaveBeenCalledOnce();
  expect(shown.openWindow).not.toHaveBeenCalled();
});

it.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)', 'data:text/html,x', undefined])(
  'opens no page but the portal’s for %s',
  async (link) => {
    const { click, openWindow } = worker();
    await click(link);
    expect(new URL(openWindow.mock.calls[0]?.[0] ?? '').origin).toBe('https://atrium.example');
  },
);
