import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../test-support/story-stage.css.ts';
import { AddressText } from '../address-text/address-text.tsx';
import { AmountText } from '../amount-text/amount-text.tsx';
import { Statement } from './statement.tsx';

const meta = {
  title: 'UI/Statement',
  component: Statement,
  args: {
    rows: [
      {
        label: 'To',
        value: <AddressText address="bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" form="grouped" />,
        stacked: true,
      },
      { label: 'Amount', value: <AmountText amount="0.01500000" unit="BTC" /> },
      { label: 'Network fee', value: <AmountText amount="0.00001410" unit="BTC" /> },
      {
        label: 'Total',
        value: <AmountText amount="0.01501410" unit="BTC" />,
        total: true,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className={states}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Statement>;
export default meta;

export const OfATransaction: StoryObj<typeof meta> = {};

export const InColumns: StoryObj<typeof meta> = { args: { layout: 'columns' } };
