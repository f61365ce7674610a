import { listWallets, type Wallet } from '@billfold/core/contract';
import type { Sandbox } from '@billfold/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSendFlow } from '../dialogs/flow/use-send-flow.ts';
import { ReceiveDialog } from '../dialogs/receive/receive-dialog.tsx';
import { SendDialog } from '../dialogs/send/send-dialog.tsx';
import { PortfolioScreen } from '../screens/portfolio/portfolio-screen.tsx';
import { answerSecretFrame } from '../test-support/answer-secret-frame.ts';
import { type RenderOptions, renderInSandbox } from '../test-support/render-in-sandbox.tsx';
import { Button } from '../ui/button/button.tsx';
import { useAccounts } from './use-accounts.ts';
import { useTransactions } from './use-transactions.ts';
import { useWallets } from './use-wallets.ts';

const send = <SendDialog trigger={<Button>Pay</Button>} prefill={{ recipient: 'bc1qar0' }} />;
const idOf = (last: number): string => `00000000-0000-7000-8000-00000000000${last}`;
const walletOf = (id: string, more: Partial<Wallet> = {}): Wallet => ({
  id,
  name: `Wallet ${id.at(-1)}`,
  isActivated: true,
  walletType: 'INDIVIDUAL',
  createdAt: new Date(0),
  accountsCount: 1,
  lastUsedAt: null,
  ...more,
});
const answerWallets = ({ services }: Sandbox, ...items: readonly Wallet[]): void =>
  services.on(listWallets)(() => ({ items, total: items.length, page: 1, pageSize: 100 }));
const refuse = ({ services }: Sandbox): void =>
  services.fail(listWallets, { status: 400, body: { errors: ['Not now.'] } });

const render = (element: Parameters<typeof renderInSandbox>[0], options: RenderOptions = {}) =>
  renderInSandbox(element, { balances: ['0.5'], unselected: true, ...options });

function Selected() {
  const { selected, status } = useWallets();
  return <p>{selected?.name ?? status}</p>;
}

function Statuses() {
  const send = useSendFlow();
  return <p>{[useAccounts().status, useTransactions().status, send?.state.status].join(' ')}</p>;
}

describe('a provider without a wallet', () => {
  it('asks for nothing until a dialog opens, which then works on the first one', async () => {
    const { user, advance, sandbox } = await render(send);
    await user.hover(screen.getByRole('button', { name: 'Pay' }));
    await advance(0);
    expect(sandbox.services.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    await advance(0);
    expect(await screen.findByLabelText('Recipient Address')).toHaveValue('bc1qar0');
  });

  it.each([
    ['the stored one', idOf(3), 'Wallet 3'],
    ['the first activated one', null, 'Wallet 2'],
    ['the first activated one where the stored one is gone', idOf(4), 'Wallet 2'],
  ])('works on %s (R-WAL-05)', async (_, stored, expected) => {
    await render(<Selected />, {
      prepare: (sandbox) => {
        if (stored !== null) sandbox.platform.storage.set('walletId', stored);
        const unfinished = walletOf(idOf(1), { isActivated: false });
        answerWallets(sandbox, unfinished, walletOf(idOf(2)), walletOf(idOf(3)));
      },
    });
    expect(await screen.findByText(expected)).toBeVisible();
  });

  it('shows a screen, and gives hooks their data', async () => {
    await render(
      <>
        <PortfolioScreen />
        <Statuses />
      </>,
    );
    expect(await screen.findByRole('heading', { name: 'Portfolio' })).toBeVisible();
    expect(await screen.findByText('ready ready ready')).toBeVisible();
  });

  it('says in a dialog that there is none, and leads to a new one', async () => {
    const { user, advance, visited } = await render(<ReceiveDialog defaultOpen />, {
      prepare: (sandbox) => answerWallets(sandbox, walletOf(idOf(1), { isActivated: false })),
    });
    const dialog = within(screen.getByRole('dialog', { name: 'Receive' }));
    expect(await dialog.findByText('No wallet yet')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Create Wallet' }));
    await advance(100);
    expect(visited).toEqual([{ to: 'new-wallet' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('makes one in a frame in the dialog where the host has no screen for it, and goes on', async () => {
    // It comes on demand.
    await import('../ui/secret-frame/new-wallet-frame.tsx');
    const { user, advance, sandbox } = await render(<ReceiveDialog defaultOpen />, {
      withoutNavigation: true,
      secretEntry: 'frame',
      prepare: (made) => {
        made.services.setScopes(['receive', 'wallets:write']);
        answerWallets(made);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Create Wallet' }));
    await screen.findByTitle(/^Your wallet on /);
    const { say, heard } = await answerSecretFrame(advance);
    expect(heard).toEqual([{ type: 'new-wallet', colorScheme: 'system' }]);
    const { walletId } = sandbox;
    answerWallets(sandbox, walletOf(walletId));
    await say({ type: 'wallet-created', walletId });
    expect(await screen.findByRole('combobox', { name: 'To account' })).toBeVisible();
  });

  it.each(['frame', 'inline'] as const)(
    'offers none to a token that may not make it, on a page with %s secrets',
    async (secretEntry) => {
      await render(<ReceiveDialog defaultOpen />, {
        withoutNavigation: true,
        secretEntry,
        prepare: (made) => {
          made.services.setScopes(['receive']);
          answerWallets(made);
        },
      });
      expect(await screen.findByText('No wallet yet')).toBeVisible();
      expect(screen.queryByText('Create a wallet to see it here.')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Create Wallet' })).toBeNull();
    },
  );

  it.each([
    [
      'a dialog',
      <SendDialog key="it" defaultOpen />,
      () => screen.findByLabelText('Recipient Address'),
    ],
    [
      'a screen',
      <PortfolioScreen key="it" />,
      () => screen.findByRole('heading', { name: 'Portfolio' }),
    ],
  ])(
    'says in %s that the wallets could not be loaded, tells the host, and tries again',
    async (_, part, found) => {
      const { user, events, sandbox, advance } = await render(part, { prepare: refuse });
      const failure = await screen.findByText("We couldn't load your wallet");
      expect(failure).toBeVisible();
      await waitFor(() => expect(events.filter(({ type }) => type === 'error')).toHaveLength(1));
      answerWallets(sandbox, walletOf(sandbox.walletId));
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      await advance(0);
      expect(await found()).toBeVisible();
    },
  );

  it('says in a screen that there is none', async () => {
    await render(<PortfolioScreen />, { prepare: (sandbox) => answerWallets(sandbox) });
    expect(await screen.findByRole('heading', { name: 'Wallet' })).toBeVisible();
    expect(screen.getByText('No wallet yet')).toBeVisible();
  });

  it('gives hooks the failure, which they would wait for', async () => {
    await render(<Statuses />, { prepare: refuse });
    expect(await screen.findByText('failed failed')).toBeVisible();
  });
});
