import { toDecimal } from '@billfold/core';
import { listWallets } from '@billfold/core/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type RenderOptions, renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { PortfolioScreen, type PortfolioScreenProps } from './portfolio-screen.tsx';

const list = () => screen.queryByRole('list', { name: 'First steps' });
const marks = () =>
  within(screen.getByRole('list', { name: 'First steps' }))
    .getAllByRole('listitem')
    .map((item) => /^(Done|To do): (Back up|Receive|Turn on)/.exec(item.textContent ?? '')?.[0]);

const draw = (props: PortfolioScreenProps = {}, options: RenderOptions = {}) =>
  renderInSandbox(<PortfolioScreen {...props} />, { preset: 'empty', ...options });

const action = <a href="/security">Turn on</a>;

/** A wallet whose phrase was not confirmed, with an account nonetheless. */
const unconfirmed: RenderOptions = {
  preset: 'unactivated',
  accounts: [{ network: 'BTC', balance: toDecimal('0') }],
};

describe('the checklist of a wallet without coins', () => {
  test('has its items in the order of need', async () => {
    await draw({ twoFactor: { isOn: false, action } }, unconfirmed);
    expect(marks()).toEqual(['To do: Back up', 'To do: Receive', 'To do: Turn on']);
    expect(screen.queryByRole('figure')).toBeNull();
  });

  test('leads to the confirmation of the seed phrase', async () => {
    const { user, visited } = await draw({}, unconfirmed);
    await user.click(screen.getByRole('link', { name: 'Back up' }));
    expect(visited).toEqual([{ to: 'new-wallet' }]);
  });

  test('counts a confirmed seed phrase as backed up', async () => {
    await draw();
    expect(marks()).toEqual(['Done: Back up', 'To do: Receive']);
    expect(screen.queryByRole('link', { name: 'Back up' })).toBeNull();
  });

  test('claims nothing about the backup while the wallets are not known', async () => {
    await draw(
      {},
      { prepare: ({ services }) => services.on(listWallets)(() => new Promise(() => undefined)) },
    );
    expect(marks()).toEqual(['To do: Receive']);
  });

  test('shows the way to two-factor of the host only until it is on', async () => {
    const { rerender } = await draw({ twoFactor: { isOn: false, action } });
    expect(screen.getByRole('link', { name: 'Turn on' })).toHaveAttribute('href', '/security');
    rerender(<PortfolioScreen twoFactor={{ isOn: true, action }} />);
    expect(marks()).toEqual(['Done: Back up', 'To do: Receive', 'Done: Turn on']);
    expect(screen.queryByRole('link', { name: 'Turn on' })).toBeNull();
  });

  test('opens Receive, or leaves it to a host that wants it', async () => {
    const onReceive = vi.fn();
    const { user, rerender, advance } = await draw({ onReceive });
    await user.click(screen.getByRole('button', { name: 'Receive' }));
    expect(onReceive).toHaveBeenCalledOnce();
    rerender(<PortfolioScreen />);
    await user.click(screen.getByRole('button', { name: 'Receive' }));
    await advance(0);
    expect(await screen.findByRole('dialog', { name: /Receive/ })).toBeVisible();
  });

  test('is gone with the first coin, also while that is on its way', async () => {
    const { sandbox, advance } = await draw();
    expect(list()).not.toBeNull();
    const [address = ''] = sandbox.books.addresses(sandbox.books.accounts()[0]?.id ?? '');
    sandbox.books.receive(address, toDecimal('0.015'));
    await advance(30_000);
    expect(await screen.findByText('0.015 BTC incoming')).toBeVisible();
    expect(list()).toBeNull();
  });
});
