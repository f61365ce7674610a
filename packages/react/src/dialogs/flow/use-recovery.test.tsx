import { listAccounts } from '@billfold/core/contract';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { ReceiveDialog } from '../receive/receive-dialog.tsx';
import { SendDialog } from '../send/send-dialog.tsx';

/** Number of times that the client repeats a call that got no answer. */
const repeats = 2;

describe.each([
  ['Send', <SendDialog key="send" defaultOpen />, 'From account'],
  ['Receive', <ReceiveDialog key="receive" defaultOpen />, 'To account'],
])('%s that was opened without a connection', (_, dialog, label) => {
  it('loads its accounts as soon as the device is online again', async () => {
    // The first call and its repeats.
    const times = 1 + repeats;
    const { advance } = await renderInSandbox(dialog, {
      balances: ['0.5', '0.25'],
      prepare: ({ services }) => services.fail(listAccounts, 'connection-lost', { times }),
    });
    for (let repeat = 0; repeat < repeats; repeat += 1) await advance(10_000);
    expect(screen.getByText("We couldn't load your accounts")).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await advance(0);
    expect(screen.getByRole('combobox', { name: label })).toBeVisible();
    expect(screen.queryByText("We couldn't load your accounts")).not.toBeInTheDocument();
  });
});
