import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { RecipientCard } from './recipient-card.tsx';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

const meta = {
  title: 'UI/Recipient card',
  component: RecipientCard,
  args: { address, network: 'BTC' },
} satisfies Meta<typeof RecipientCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { args: { onRemove: fn() } };

export const Contact: Story = {
  args: { name: 'Alice Moreau', copyLabel: 'Copy recipient address', onRemove: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(address)).toBeInTheDocument();
  },
};

export const EachNetwork: Story = {
  render: () => (
    <div className={states}>
      <RecipientCard
        network="BTC"
        address="bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297"
      />
      <RecipientCard network="ETH" address="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" />
      <RecipientCard network="TRX" address="TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7" />
      <RecipientCard network="SOL" address="7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV" />
      <RecipientCard network="TON" address="UQBFuqozlegGs8iOcxhWyWwhr0hRMZbsyRo_b6iaYHtp2EZQ" />
    </div>
  ),
};

export const LongName: Story = {
  args: {
    name: 'Österreichische Genossenschaft der Donaudampfschifffahrtsgesellschaft',
    copyLabel: 'Copy recipient address',
    onRemove: fn(),
  },
};
