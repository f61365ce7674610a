import { toDecimal } from '@billfold/core';
import type { Transaction } from '@billfold/core/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { seen } from '../../test-support/seen.ts';
import { states } from '../../test-support/story-stage.css.ts';
import { Card } from '../card/card.tsx';
import { ConfirmationCard } from './confirmation-card.tsx';

const sent: Transaction = {
  id: '01890000-0000-7000-8000-000000000010',
  accountId: '01890000-0000-7000-8000-000000000002',
  type: 'SENT',
  status: 'PENDING',
  value: toDecimal('0.015'),
  tokenSymbol: null,
  blockchainNetwork: 'BTC',
  createdAt: new Date(Date.UTC(2026, 10, 20, 8)),
  // The published addresses of BIP-84, and the hash of the first payment in Bitcoin.
  fromAddress: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  moreFromAddresses: 0,
  toAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  hash: 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16',
  confirmations: 0,
  requiredConfirmations: 2,
  fee: toDecimal('0.0000141'),
  networkFee: toDecimal('0.0000141'),
  blockHeight: null,
  fiatCurrency: 'USD',
  fiatValueAtTime: toDecimal('975.00'),
  rateAtTime: toDecimal('65000.255'),
  note: null,
  isSpam: false,
};

const meta = {
  title: 'Transactions/Confirmation card',
  component: ConfirmationCard,
  args: { transaction: sent },
  decorators: [
    (Story) => (
      <div className={states}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof ConfirmationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Pending'));
    await seen(canvas.getByText('$65,000.26 per BTC'));
  },
};

export const Received: Story = {
  args: {
    transaction: { ...sent, type: 'RECEIVED', status: 'CONFIRMED', confirmations: 2, fee: null },
  },
};

/** Two other addresses of the account paid along. */
export const FromSeveral: Story = {
  args: { transaction: { ...sent, moreFromAddresses: 2 } },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('+2 more'));
  },
};

export const EachStatus: Story = {
  render: () => (
    <div className={states}>
      {(['CONFIRMING', 'FAILED', 'DROPPED', 'REPLACED'] as const).map((status) => (
        <ConfirmationCard
          key={status}
          transaction={{ ...sent, status, rateAtTime: null, fiatValueAtTime: null }}
        />
      ))}
    </div>
  ),
};
