import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../test-support/story-stage.css.ts';
import { AmountText } from './amount-text.tsx';

const meta = {
  title: 'UI/Amount text',
  component: AmountText,
  args: { amount: '0.01500000', unit: 'BTC' },
} satisfies Meta<typeof AmountText>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: (args) => (
    <div className={states}>
      {(['hero', 'xl', 'lg', 'md'] as const).map((size) => (
        <AmountText key={size} {...args} size={size} />
      ))}
      <AmountText amount="+0.01500000" unit="BTC" size="lg" incoming />
      <AmountText amount="$1,234.50" size="hero" />
      <AmountText amount="123456789012345.123456789012345678" unit="ETH" size="hero" />
      <AmountText amount="6172.839450617283945" unit="ETH" size="xl" />
      <AmountText amount="1250000.5" unit="SHIBA" />
      <AmountText amount="50.000000" unit="USDT" size="lg" />
    </div>
  ),
};
