import type { LiveSource, Network } from '@billfold/core';
import { type Account, type LiveUpdate, listAccounts } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { PortfolioScreen } from '../../screens/portfolio/portfolio-screen.tsx';
import { ScreenHost } from '../../screens/screen/screen-host.tsx';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { ReceiveDialog } from '../receive/receive-dialog.tsx';
import { SendDialog } from '../send/send-dialog.tsx';

/** Sets `stale` of each account that the service lists from now on. */
async function setOutage({ services, client, walletId }: Sandbox, stale: boolean): Promise<void> {
  const page = await client.accounts.list(walletId);
  const items = page.items.map((account): Account => ({ ...account, stale }));
  services.on(listAccounts)(() => ({ ...page, items }));
}

/** Draws `element` for a page that hears of outages. */
async function draw(element: ReactElement, stale: boolean) {
  const listeners = new Set<(update: LiveUpdate) => void>();
  const live: LiveSource = {
    get: () => ({ isConnected: true }),
    subscribe: () => () => undefined,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const drawn = await renderInSandbox(<ScreenHost live={live}>{element}</ScreenHost>, {
    balances: ['0.5'],
    prepare: (sandbox) => setOutage(sandbox, stale),
  });
  await drawn.advance(0);
  const turn = async (isStale: boolean, network: Network = 'BTC'): Promise<void> => {
    await setOutage(drawn.sandbox, isStale);
    for (const listener of listeners) listener({ type: 'network-status', network });
    await drawn.advance(0);
  };
  return { ...drawn, turn };
}

describe('an outage of the network (R-ACC-05)', () => {
  it.each([
    ['Send', <SendDialog key="send" defaultOpen />, /You can send again once/],
    ['Receive', <ReceiveDialog key="receive" defaultOpen />, /Your address still works/],
  ])('is told in %s when it begins, and no longer when it is over', async (_, dialog, text) => {
    const { turn } = await draw(dialog, false);
    expect(screen.queryByText("Bitcoin isn't responding")).toBeNull();
    await turn(true);
    expect(screen.getByText("Bitcoin isn't responding")).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/^Balance as of/)).toBeVisible();
    await turn(false);
    expect(screen.queryByText("Bitcoin isn't responding")).toBeNull();
  });

  it('is told by a dialog that opens during it, without a call of its own', async () => {
    const { sandbox } = await draw(<SendDialog defaultOpen />, true);
    expect(screen.getByText("Bitcoin isn't responding")).toBeVisible();
    const lists = sandbox.services.requests.filter(({ path }) => path.endsWith('/accounts'));
    // The test itself read the list once.
    expect(lists).toHaveLength(2);
  });

  it('of another network changes nothing', async () => {
    const { sandbox, turn } = await draw(<SendDialog defaultOpen />, false);
    const before = sandbox.services.requests.length;
    await turn(false, 'ETH');
    // The test itself read the list once.
    expect(sandbox.services.requests).toHaveLength(before + 1);
  });

  it('marks the holdings of the network with the age of the balance', async () => {
    const { sandbox, advance } = await draw(<PortfolioScreen />, true);
    await advance(0);
    const holdings = screen.getByRole('region', { name: 'Holdings' });
    expect(holdings).toHaveTextContent(/As of \d\d:\d\d/);
    await setOutage(sandbox, false);
    sandbox.client.invalidate('accounts');
    await advance(0);
    expect(holdings).not.toHaveTextContent('As of');
  });
});
