import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSandbox } from './render-in-sandbox.tsx';
import { loadingViews, preloadDialogs, quietViews } from './views.tsx';
import { watchListeners } from './watch-listeners.ts';

/** Kept by the client for everything that shows it: their loads go on, and end with the client. */
const shared =
  /\/(v1\/config|api\/wallets|api\/Rates.*|api\/wallets\/[^/]+\/(accounts|transactions|statistics|settings))$/;

const views = [
  ...loadingViews.map((view) => ({ ...view, loads: true })),
  ...quietViews.map((view) => ({ ...view, loads: false })),
];

describe.each(views)('$of, left while nothing is answered', (view) => {
  it('leaves no timer, no listener, and no request of its own', async () => {
    await preloadDialogs();
    const open = new Set<string>();
    const drawn = await renderInSandbox(<p />, {
      prepare: ({ services }) =>
        services.intercept(({ url, signal }) => {
          const { pathname } = new URL(url);
          open.add(pathname);
          return new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              open.delete(pathname);
              reject(signal.reason);
            });
          });
        }),
    });
    const { left } = watchListeners();
    drawn.rerender(view.element);
    await drawn.advance(0);
    await view.open?.(drawn);
    const asked = [...open];
    drawn.unmount();
    await act(async () => undefined);
    expect(left()).toEqual([]);
    expect([...open].filter((path) => !shared.test(path))).toEqual([]);
    drawn.sandbox.client.resources.reset();
    await drawn.sandbox.time.advance(0);
    expect([...open]).toEqual([]);
    expect(drawn.sandbox.time.pending()).toBe(0);
    if (view.loads) expect(asked).not.toEqual([]);
  });
});
