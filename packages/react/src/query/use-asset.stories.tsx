import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stage } from '../test-support/story-stage.tsx';
import { AmountText } from '../ui/amount-text/amount-text.tsx';
import { useAsset } from './use-asset.ts';

function AssetBalance({ symbol }: { readonly symbol: string }) {
  const { data } = useAsset(symbol);
  return data ? <AmountText amount={data.balance} unit={data.symbol} /> : null;
}

const meta = {
  title: 'Hooks/useAsset',
  component: AssetBalance,
  args: { symbol: 'usdt' },
  parameters: stage({ preset: 'tokens' }),
} satisfies Meta<typeof AssetBalance>;
export default meta;

export const OnSeveralNetworks: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('USDT')).toBeVisible();
  },
};
