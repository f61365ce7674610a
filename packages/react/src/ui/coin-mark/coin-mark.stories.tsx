import { networkCodes } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { row } from '../../test-support/story-stage.css.ts';
import { CoinMark } from './coin-mark.tsx';

const meta = {
  title: 'UI/Coin mark',
  component: CoinMark,
  args: { symbol: 'BTC' },
} satisfies Meta<typeof CoinMark>;
export default meta;

export const Marks: StoryObj<typeof meta> = {
  render: () => (
    <div className={row}>
      {networkCodes.map((code) => (
        <CoinMark key={code} symbol={code} />
      ))}
      <CoinMark symbol="USDT" network={networkCodes[0]} />
      <CoinMark symbol="XYZ" />
      <CoinMark symbol="BTC" size={40} />
    </div>
  ),
};
