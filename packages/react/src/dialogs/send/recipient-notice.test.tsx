import { toDecimal } from '@billfold/core';
import { type Config, getConfig } from '@billfold/core/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startSending } from '../../test-support/send-journey.tsx';

/** A server that has Solana alone. */
const config: Config = {
  mode: 'live',
  networks: { SOL: { chain: 'main', chainId: null } },
  features: { payments: false },
  support: { url: null },
  documentation: { url: null },
  version: '0.0.0',
};

it('says of an address without a key whose it can be, and lets it be paid', async () => {
  const { user, press } = await startSending(
    {},
    {
      accounts: [{ network: 'SOL', balance: toDecimal('5') }],
      prepare: ({ services }) => services.on(getConfig)(() => ({ data: config })),
    },
  );
  await user.click(screen.getByLabelText('Recipient Address'));
  // Solana Cookbook, validate a public key.
  await user.paste('4BJXYkfvg37zEmBbsacZjeQDpTNx91KppxFJxRqrz48e');
  expect(screen.getByText(/^No key has this address: a program signs for it\./)).toBeVisible();
  await press('Continue');
  expect(screen.getByLabelText('Amount')).toBeVisible();
});

it('offers no account on a network that the server does not have', async () => {
  await startSending(
    {},
    {
      accounts: [
        { network: 'BTC', balance: toDecimal('1') },
        { network: 'SOL', balance: toDecimal('5') },
      ],
      prepare: ({ services }) => services.on(getConfig)(() => ({ data: config })),
    },
  );
  expect(screen.getByRole('combobox', { name: 'From account' })).toHaveTextContent('Solana');
});
