import { getDepositAddress } from '@billfold/core/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkFocused, checkTabStops } from '../../test-support/check-tab-stops.ts';
import { renderInSandbox } from '../../test-support/render-in-sandbox.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';

const close = ['button', 'Close'] as const;

/** Opened by its trigger, and taken on by keys alone. */
async function open() {
  const drawn = await renderInSandbox(<ReceiveDialog trigger={<Button>Deposit</Button>} />, {
    balances: ['0.5', '0.25'],
  });
  const { user, advance } = drawn;
  const type = async (keys: string): Promise<void> => {
    await user.keyboard(keys);
    await advance(100);
  };
  await user.tab();
  await type('{Enter}');
  const toAddress = async () => {
    await type('{Enter}{ArrowDown}{Enter}');
    await user.tab();
    await type('{Enter}');
  };
  return { ...drawn, type, to: { account: async () => undefined, address: toAddress } };
}

const atAddress = [
  ['button', 'Back'],
  close,
  ['button', 'QR code of the deposit address Show a large QR code'],
  ['button', 'Copy to clipboard'],
  ['button', 'Request an amount'],
  ['button', 'Generate new deposit address'],
  ['button', 'Manage deposit addresses'],
] as const;

describe('Receive by keys, as it is read aloud', () => {
  it('opens at the account, and stops at each control once', async () => {
    const { user, type } = await open();
    expect(screen.getByRole('dialog', { name: 'Receive' })).toBeVisible();
    const current = screen
      .getAllByRole('listitem')
      .map((step) => step.getAttribute('aria-current'));
    expect(current).toEqual(['step', null]);
    await checkTabStops(user, [
      [
        'combobox',
        'To account',
        'To deposit crypto assets, select an account with the dropdown above.',
      ],
      ['button', /^Bitcoin(?! 2)/],
      ['button', /Bitcoin 2/],
      ['button', 'Continue'],
      close,
    ]);
    await type('{Enter}{ArrowDown}{Enter}');
    await checkTabStops(user, [['combobox', 'To account'], ['button', 'Continue'], close]);
  });

  it('tells the option that the keys are at, before it is chosen', async () => {
    const { type } = await open();
    await type('{Enter}{ArrowDown}');
    const picker = screen.getByRole('combobox', { name: 'To account' });
    expect(picker).toHaveAttribute('aria-expanded', 'true');
    const marked = document.getElementById(picker.getAttribute('aria-activedescendant') ?? '');
    expect(marked).toHaveRole('option');
    expect(marked).toHaveAccessibleName(/Bitcoin 2/);
    await type('{Escape}');
    expect(picker).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('dialog', { name: 'Receive' })).toBeVisible();
  });

  it('begins the address at the button that copies it, and stops at each control once', async () => {
    const { user, to } = await open();
    await to.address();
    expect(screen.getByRole('img', { name: 'QR code of the deposit address' })).toBeVisible();
    await checkTabStops(user, [['button', 'Copy Deposit Address'], ...atAddress]);
  });

  it('says that it was copied, and keeps Tab with the message', async () => {
    const { user, type, to } = await open();
    await to.address();
    await type('{Enter}');
    const said = screen.getAllByRole('status').map((status) => status.textContent);
    expect(said).toContainEqual(expect.stringContaining('Successfully copied'));
    // The second is that of the message.
    await checkTabStops(user, [['button', 'Copy Deposit Address'], close, ...atAddress]);
  });

  it('says aloud why there is no address, and leaves the focus on what tries again', async () => {
    const { sandbox, type, to } = await open();
    sandbox.services.fail(getDepositAddress, { status: 500, body: { errors: ['Broken.'] } });
    await to.address();
    const dialog = screen.getByRole('dialog', { name: 'Receive' });
    expect(
      within(dialog).getByText("We couldn't load the deposit address").parentElement,
    ).toHaveRole('alert');
    checkFocused(['button', 'Retry']);
    await type('{Enter}');
    expect(screen.getByRole('img', { name: 'QR code of the deposit address' })).toBeVisible();
  });

  it.each(['account', 'address'] as const)(
    'is left from %s by Escape, which gives the focus back to its trigger',
    async (step) => {
      const { type, to } = await open();
      await to[step]();
      await type('{Escape}');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      checkFocused(['button', 'Deposit']);
    },
  );
});
