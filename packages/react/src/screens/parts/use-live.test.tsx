import type { LiveSource } from '@billfold/core';
import type { LiveUpdate } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { PortfolioScreen } from '../portfolio/portfolio-screen.tsx';
import { ScreenHost } from '../screen/screen-host.tsx';

/** A portfolio of one who is told of changes; `asked` counts the looks at the accounts. */
async function draw(isConnected: boolean) {
  const listeners = new Set<(update: LiveUpdate) => void>();
  const live: LiveSource = {
    get: () => ({ isConnected }),
    subscribe: () => () => undefined,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const drawn = await renderInSandbox(
    <ScreenHost live={live}>
      <PortfolioScreen />
    </ScreenHost>,
  );
  await drawn.advance(0);
  await screen.findByRole('heading', { name: 'Total balance' });
  const asked = (): number =>
    drawn.sandbox.services.requests.filter(({ path }) => path.endsWith('/accounts')).length;
  const tell = async (update: LiveUpdate): Promise<void> => {
    for (const listener of listeners) listener(update);
    await drawn.advance(0);
  };
  return { ...drawn, asked, tell, listeners: () => listeners.size };
}

test('what changes is looked at when it is told, and seldom otherwise', async () => {
  const { advance, asked, tell } = await draw(true);
  const first = asked();
  await advance(59_000);
  expect(asked()).toBe(first);
  await tell({ type: 'books' });
  expect(asked()).toBe(first + 1);
  await advance(2_000);
  expect(asked()).toBe(first + 2);
});

test('blocks are no news where nothing waits for them', async () => {
  const { asked, tell } = await draw(true);
  const first = asked();
  await tell({ type: 'blocks', network: 'BTC' });
  expect(asked()).toBe(first);
});

test('without a connection one looks again and again, as without a source', async () => {
  const { advance, asked } = await draw(false);
  const first = asked();
  await advance(10_000);
  expect(asked()).toBe(first + 1);
});

test('nobody is told any more of a screen that is gone', async () => {
  const { unmount, listeners } = await draw(true);
  expect(listeners()).toBeGreaterThan(0);
  unmount();
  expect(listeners()).toBe(0);
});
