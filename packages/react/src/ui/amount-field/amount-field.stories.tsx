import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { TextButton } from '../link/text-link.tsx';
import { AmountField } from './amount-field.tsx';

const meta = {
  title: 'UI/Amount field',
  component: AmountField,
  args: { label: 'Amount', value: '0.015', unit: 'BTC', onValueChange: fn(), onMax: fn() },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <div className={states}>
      <AmountField
        {...args}
        equivalent={<TextButton>≈ $1,500.00</TextButton>}
        secondary="Maximum spendable 0.49998750 BTC"
      />
      <AmountField {...args} label="Empty" value="" />
      <AmountField
        {...args}
        label="Refused"
        value="12"
        error="The amount must not exceed the maximum allowed limit."
      />
      <AmountField {...args} label="Not to be changed" disabled />
      <AmountField {...args} label="Very long" value="123456789012345.123456789012345678" />
    </div>
  ),
};
