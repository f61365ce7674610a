import {
  getDepositAddress,
  getFees,
  listAccounts,
  listAddresses,
  resetWalletPassword,
} from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  DepositAddressesDialog,
  preloadDepositAddressesDialog,
} from '../dialogs/deposit-addresses/deposit-addresses-dialog.tsx';
import { ReceiveDialog } from '../dialogs/receive/receive-dialog.tsx';
import {
  preloadResetCloudPasswordDialog,
  ResetCloudPasswordDialog,
} from '../dialogs/reset-password/reset-cloud-password-dialog.tsx';
import { SendDialog } from '../dialogs/send/send-dialog.tsx';
import { type InSandbox, type RenderOptions, renderInSandbox } from './render-in-sandbox.tsx';
import { recipient } from './send-journey.tsx';
import { watchListeners } from './watch-listeners.ts';

type Endpoint = Parameters<NonNullable<RenderOptions['prepare']>>[0]['services']['fail'] extends (
  endpoint: infer E,
  ...rest: never[]
) => unknown
  ? E
  : never;

interface Case {
  readonly of: string;
  readonly dialog: ReactElement;
  /** Never answers. */
  readonly hangs: Endpoint;
  readonly go?: (drawn: InSandbox) => Promise<void>;
}

const press = async ({ user, advance }: InSandbox, name: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name }));
  await advance(0);
};
const accountId = '00000000-0000-4000-8000-000000000001';
const cases: readonly Case[] = [
  { of: 'Send, its accounts', dialog: <SendDialog defaultOpen />, hangs: listAccounts },
  {
    of: 'Send, its fees',
    dialog: <SendDialog defaultOpen prefill={{ recipient }} />,
    hangs: getFees,
    go: (drawn) => press(drawn, 'Continue'),
  },
  { of: 'Receive, its accounts', dialog: <ReceiveDialog defaultOpen />, hangs: listAccounts },
  {
    of: 'Receive, its address',
    dialog: <ReceiveDialog defaultOpen />,
    hangs: getDepositAddress,
    go: (drawn) => press(drawn, 'Continue'),
  },
  {
    of: 'Deposit addresses',
    dialog: <DepositAddressesDialog defaultOpen accountId={accountId} />,
    hangs: listAddresses,
  },
  {
    of: 'Reset password',
    dialog: <ResetCloudPasswordDialog defaultOpen />,
    hangs: resetWalletPassword,
    go: async (drawn) => {
      await drawn.user.click(screen.getByLabelText('Seed phrase'));
      await drawn.user.paste(drawn.sandbox.secrets.seedPhrase);
      await press(drawn, 'Continue');
    },
  },
];

describe('a dialog that is taken away while it waits', () => {
  it.each(cases)('$of: leaves no timer, no listener, no request', async ({ dialog, hangs, go }) => {
    await Promise.all([preloadDepositAddressesDialog(), preloadResetCloudPasswordDialog()]);
    const drawn = await renderInSandbox(<p />, { balances: ['0.5'] });
    drawn.sandbox.services.on(hangs)(() => new Promise(() => undefined));
    const { left } = watchListeners();
    const abort = vi.spyOn(AbortController.prototype, 'abort');
    drawn.rerender(dialog);
    await drawn.advance(0);
    await go?.(drawn);
    abort.mockClear();
    drawn.unmount();
    expect(abort).toHaveBeenCalled();
    await drawn.sandbox.time.advance(0);
    expect(drawn.sandbox.time.pending()).toBe(0);
    expect(left()).toEqual([]);
  });
});
