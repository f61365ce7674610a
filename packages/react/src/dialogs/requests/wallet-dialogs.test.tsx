import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useClient, useSelectedWallet } from '../../context/use-provided.ts';
import { WalletProvider } from '../../provider/wallet-provider.tsx';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { useWalletDialogs, type WalletDialogCalls } from './use-wallet-dialogs.ts';
import { WalletDialogs } from './wallet-dialogs.tsx';

const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

let calls: WalletDialogCalls;
let select: (walletId: string) => void;

function Caller() {
  calls = useWalletDialogs();
  select = useSelectedWallet().selectWallet;
  return null;
}

/** A provider that keeps the selection itself. */
function OwnSelection({ children }: { readonly children: ReactNode }) {
  const { walletId } = useSelectedWallet();
  return (
    <WalletProvider client={useClient()} defaultWalletId={walletId ?? undefined}>
      {children}
    </WalletProvider>
  );
}

const both = (
  <>
    <Caller />
    <WalletDialogs />
  </>
);

describe('useWalletDialogs', () => {
  it('opens Send and tells how it was left', async () => {
    const { user, advance } = await renderInSandbox(both, { balances: ['0.5'] });
    let result: unknown;
    act(() => void calls.send({ prefill: { recipient } }).then((left) => (result = left)));
    await advance(0);
    expect(await screen.findByRole('dialog', { name: 'Send' })).toBeVisible();
    await advance(0);
    expect(screen.getByRole('group', { name: 'Recipient Address' })).toHaveTextContent(recipient);
    await user.keyboard('{Escape}');
    await advance(100);
    expect(result).toEqual({ status: 'dismissed', step: 'recipient', reason: 'escape' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives way to another call, and closes all', async () => {
    const { advance } = await renderInSandbox(both, { balances: ['0.5'] });
    const results: unknown[] = [];
    act(() => void calls.send().then((left) => results.push(left)));
    await advance(0);
    act(() => void calls.receive().then((left) => results.push(left)));
    await advance(0);
    expect(await screen.findByRole('dialog', { name: 'Receive' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Send' })).not.toBeInTheDocument();
    act(() => calls.closeAll());
    await advance(100);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(results).toMatchObject([
      { status: 'dismissed', reason: 'host' },
      { status: 'dismissed' },
    ]);
  });

  /** Makes the call, and gives what it resolves with as soon as it does. */
  const ask = (call: () => Promise<unknown>): readonly unknown[] => {
    const told: unknown[] = [];
    act(() => void call().then((result) => told.push(result)));
    return told;
  };
  const left = { status: 'dismissed', step: 'recipient', reason: 'host' };

  it('tells of Receive that gave way to Send', async () => {
    const { advance } = await renderInSandbox(both, { balances: ['0.5'] });
    const receive = ask(() => calls.receive());
    await advance(0);
    const send = ask(() => calls.send());
    await advance(0);
    expect(receive).toEqual([{ status: 'dismissed' }]);
    expect(await screen.findByRole('dialog', { name: 'Send' })).toBeVisible();
    expect(send).toEqual([]);
  });

  it('tells of a call that another took the place of before it was drawn', async () => {
    const { advance } = await renderInSandbox(both, { balances: ['0.5'] });
    const first: unknown[] = [];
    const second = ask(() => {
      void calls.send().then((result) => first.push(result));
      return calls.send();
    });
    await advance(0);
    expect(first).toEqual([left]);
    expect(second).toEqual([]);
    act(() => calls.closeAll());
    await advance(100);
    expect(second).toEqual([left]);
  });

  it.each([
    ['receive', () => calls.receive(), { status: 'dismissed' }],
    ['send', () => calls.send({ prefill: { recipient } }), left],
  ] as const)('tells of %s when the page is left', async (_, call, expected) => {
    const { advance, unmount } = await renderInSandbox(both, { balances: ['0.5'] });
    const told = ask(call);
    await advance(0);
    unmount();
    await advance(0);
    expect(told).toEqual([expected]);
  });

  it.each([
    ['receive', () => calls.receive(), { status: 'dismissed' }],
    ['send', () => calls.send(), { status: 'dismissed', step: 'amount', reason: 'host' }],
  ] as const)('closes %s with its wallet, and tells of it', async (dialog, call, expected) => {
    const { advance, user } = await renderInSandbox(<OwnSelection>{both}</OwnSelection>, {
      balances: ['0.5'],
    });
    const told = ask(call);
    await advance(0);
    if (dialog === 'send') {
      await user.click(screen.getByLabelText('Recipient Address'));
      await user.paste(recipient);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await advance(0);
    }
    act(() => select('another'));
    await advance(100);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(told).toEqual([expected]);
  });

  it('says what is missing where nothing draws them', async () => {
    await renderInSandbox(<Caller />);
    await expect(calls.send()).rejects.toThrow('<WalletDialogs />');
  });
});
