import { listAccounts } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { recipient, startSending } from '../../test-support/send-journey.tsx';
import { Button } from '../../ui/button/button.tsx';
import { SendDialog } from './send-dialog.tsx';

const broken = { status: 500, body: { errors: ['Unknown error (ID: 7)'], requestId: 'req_7' } };
const pickers = () => screen.getByRole('combobox', { name: 'From account' });

describe('SendDialog', () => {
  it('asks for nothing before it is opened', async () => {
    const { sandbox } = await renderInSandbox(<SendDialog trigger={<Button>Send</Button>} />);
    expect(sandbox.services.requests).toHaveLength(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the place of the first step while the accounts load', async () => {
    await startSending({}, { prepare: ({ services }) => services.on(listAccounts)(never) });
    expect(screen.getByRole('dialog', { name: 'Send' })).toHaveTextContent('Loading');
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('says that the accounts could not be loaded, notifies, and tries again', async () => {
    const onError = vi.fn();
    const { press, events } = await startSending(
      { onError },
      { prepare: ({ services }) => services.fail(listAccounts, broken) },
    );
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts).toEqual([
      expect.stringContaining("We couldn't load your accounts"),
      expect.stringContaining('Unknown error'),
    ]);
    expect(screen.getByText('Request req_7')).toBeVisible();
    expect(onError).toHaveBeenCalledOnce();
    expect(events).toContainEqual(expect.objectContaining({ type: 'error' }));
    await press('Retry');
    expect(screen.getByLabelText('Recipient Address')).toBeVisible();
  });

  it('says which scope the token of the page lacks, before anything is typed', async () => {
    const onError = vi.fn();
    const { sandbox } = await startSending(
      { onError },
      { prepare: ({ services }) => services.setScopes(['receive']) },
    );
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
    expect(alerts).toEqual([
      "This page can't send until its owner adds the scope “send” to its token.",
    ]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ code: 'scope_missing' })]]);
    const asked = sandbox.services.requests.map(({ path }) => path);
    expect(asked.filter((path) => /statistics|contacts|fees/.test(path))).toEqual([]);
  });

  it('sends with a token that has its scope among others', async () => {
    await startSending({}, { prepare: ({ services }) => services.setScopes(['send', 'receive']) });
    expect(screen.getByLabelText('Recipient Address')).toBeVisible();
  });

  it('sends a wallet with nothing to send to its deposit addresses (R-SEND-19)', async () => {
    const onOpenChange = vi.fn();
    const { press, visited } = await startSending({ onOpenChange }, { balances: ['0.00000000'] });
    expect(screen.getByRole('dialog', { name: 'Send Digital Assets' })).toBeVisible();
    expect(
      screen.getByText(
        'You don\u2019t have any assets in your wallet. To begin sending or withdrawing assets, you\u2019ll need to add assets to this wallet.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Manage Deposit Addresses' })).toHaveFocus();
    await press('Manage Deposit Addresses');
    expect(visited).toEqual([{ to: 'accounts' }]);
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'navigated' }),
    );
  });

  it('forgets everything but the account when it closes', async () => {
    const trigger = <Button>Send</Button>;
    const { user, advance, press, toReview } = await startSending(
      { trigger },
      { balances: ['0.5', '0.25'] },
    );
    await user.click(pickers());
    await user.click(screen.getByRole('option', { name: /Bitcoin 2/ }));
    await toReview();
    await user.keyboard('{Escape}');
    await advance(80);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Send');
    expect(pickers()).toHaveTextContent('Bitcoin 2');
    expect(screen.getByLabelText('Recipient Address')).toHaveValue('');
  });

  it('starts at the first step again when it is reopened before it has left', async () => {
    const drawn = await renderInSandbox(<SendDialog open />);
    const { user, advance, rerender } = drawn;
    await user.type(screen.getByLabelText('Recipient Address'), recipient);
    rerender(<SendDialog open={false} />);
    rerender(<SendDialog open />);
    await advance(0);
    expect(screen.getByLabelText('Recipient Address')).toHaveValue('');
  });

  it('tells the host each step, how it was left, and each event in order', async () => {
    const onStepChange = vi.fn();
    const onResult = vi.fn();
    const { user, advance, events, press, toReview } = await startSending({
      onStepChange,
      onResult,
    });
    await toReview();
    await press('Back');
    await user.keyboard('{Escape}');
    await advance(80);
    expect(onStepChange.mock.calls).toEqual([['amount'], ['review'], ['amount']]);
    expect(onResult.mock.calls).toEqual([
      [{ status: 'dismissed', step: 'amount', reason: 'escape' }],
    ]);
    expect(events).toEqual([
      { type: 'dialog-opened', dialog: 'send' },
      { type: 'send-step', step: 'amount' },
      { type: 'send-step', step: 'review' },
      { type: 'send-step', step: 'amount' },
      { type: 'dialog-closed', dialog: 'send', reason: 'escape' },
    ]);
  });

  it('stays where it is when the host refuses that it closes', async () => {
    const { user, advance, toAmount } = await startSending({
      onOpenChange: (open, change) => {
        if (!open) change.preventDefault();
      },
    });
    await toAmount();
    await user.keyboard('{Escape}');
    await advance(1_000);
    expect(screen.getByLabelText('Amount')).toBeVisible();
  });

  it('closes by the host as host', async () => {
    const onResult = vi.fn();
    const { advance, events, rerender } = await renderInSandbox(
      <SendDialog open onResult={onResult} />,
    );
    rerender(<SendDialog open={false} onResult={onResult} />);
    await advance(80);
    expect(onResult).toHaveBeenCalledWith({
      status: 'dismissed',
      step: 'recipient',
      reason: 'host',
    });
    expect(events.at(-1)).toEqual({ type: 'dialog-closed', dialog: 'send', reason: 'host' });
  });

  it('leaves no timer behind when it is taken away', async () => {
    const { sandbox, user, unmount, toAmount } = await startSending();
    await toAmount();
    await user.type(screen.getByLabelText('Amount'), '0.1');
    unmount();
    expect(sandbox.time.pending()).toBe(0);
  });

  it('can be sent through with the keyboard alone', async () => {
    const onSent = vi.fn();
    const { user, advance, sandbox } = await startSending(
      { onSent },
      { balances: ['0.5', '0.25'] },
    );
    expect(screen.getByLabelText('Recipient Address')).toHaveFocus();
    await user.tab({ shift: true });
    expect(pickers()).toHaveFocus();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(pickers()).toHaveTextContent('Bitcoin 2');
    await user.tab();
    await user.keyboard(`${recipient}{Enter}`);
    await advance(0);
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    await user.keyboard('0.1');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Switch to USD' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Max' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: /^Minimum/ })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Fee priority' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('radio', { name: /^Medium/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^High/ })).toBeChecked();
    await advance(100);
    await user.keyboard('{Enter}');
    await advance(0);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Cloud encryption password')).toHaveFocus();
    await user.keyboard(`${sandbox.secrets.password}{Enter}`);
    await advance(0);
    expect(screen.getByRole('heading', { name: 'Successfully Sent' })).toHaveFocus();
    expect(onSent).toHaveBeenCalledOnce();
  });
});

function never(): Promise<never> {
  return new Promise(() => undefined);
}
