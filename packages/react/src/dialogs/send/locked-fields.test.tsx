import { toDecimal } from '@billfold/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { recipient, startSending } from '../../test-support/send-journey.tsx';

const amount = toDecimal('0.12');

describe('what the host fills in', () => {
  it('stands in the fields and can be changed', async () => {
    const { user, press } = await startSending({ prefill: { recipient, amount } });
    expect(screen.getByLabelText('Recipient Address')).toHaveValue(recipient);
    await press('Continue');
    expect(screen.getByLabelText('Amount')).toHaveValue('0.12');
    await user.type(screen.getByLabelText('Amount'), '5');
    expect(screen.getByLabelText('Amount')).toHaveValue('0.125');
  });

  it('cannot be changed where it is locked', async () => {
    const { user, press, sandbox } = await startSending({
      prefill: { recipient, amount, accountId: '00000000-0000-7000-8000-200000000000' },
      lock: ['account', 'recipient', 'amount', 'feePriority'],
    });
    expect(sandbox.books.accounts()[0]?.id).toBe('00000000-0000-7000-8000-200000000000');
    expect(screen.getByLabelText('From account')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('From account')).toHaveValue('Bitcoin');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Recipient Address'), 'x');
    expect(screen.getByLabelText('Recipient Address')).toHaveValue(recipient);
    await press('Continue');
    await user.type(screen.getByLabelText('Amount'), '5');
    expect(screen.getByLabelText('Amount')).toHaveValue('0.12');
    expect(screen.queryByRole('button', { name: 'Max' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Switch to/ })).not.toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    await press('Continue');
    expect(screen.getByText('Total')).toBeVisible();
  });
});
