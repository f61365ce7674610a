import { toDecimal } from '@billfold/core';
import { type FeePriority, listManifest } from '@billfold/core/contract';
import { staticFeeLabels } from '@billfold/core/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { sendStory } from '../../test-support/send-story.ts';
import { states } from '../../test-support/story-stage.css.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { always, refusal } from '../../test-support/story-wallet.ts';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { FeeSpeedCard, type FeeSpeedCardProps } from './fee-speed-card.tsx';
import { SendDialog } from './send-dialog.tsx';

const fees = {
  Low: toDecimal('0.00000141'),
  Medium: toDecimal('0.00000564'),
  High: toDecimal('0.00001410'),
};

const meta = {
  title: 'Transactions/Fee speed card',
  component: Example,
  args: { network: 'BTC', fees },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example(
  props: Omit<FeeSpeedCardProps, 'value' | 'onValueChange' | 'custom'> & {
    readonly error?: 'low' | 'high';
  },
): ReactElement {
  const { error, ...card } = props;
  const [value, setValue] = useState<FeePriority>(error ? 'Custom' : 'Medium');
  const [rate, setRate] = useState(error === 'low' ? '0.5' : '250');
  return (
    <div className={states}>
      <FeeSpeedCard
        {...card}
        value={value}
        onValueChange={setValue}
        custom={
          error && {
            fee: { rate, error, lowest: toDecimal('1'), highest: toDecimal('100') },
            onRateChange: setRate,
            amount: null,
          }
        }
      />
    </div>
  );
}

export const Speeds: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('First confirmation: about 30 minutes · 3 blocks');
    canvas.getByRole('radio', { name: /^Medium/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^High/ })).toBeChecked();
  },
};

/** Before an amount is typed. */
export const Estimated: Story = {
  args: { basis: 'maximum' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Estimated for sending your whole balance.'));
  },
};

/** While the fees of the next amount load. */
export const Earlier: Story = {
  args: { basis: 'earlier' },
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('For the amount you entered before.'));
  },
};

export const Loading: Story = { args: { fees: null } };

export const Failed: Story = { args: { fees: null, failed: true } };

/** Shows the usual times next to the fees without a manifest. */
export const WithoutManifest: Story = {
  parameters: stage({
    prepare: ({ services }) => services.fail(listManifest, refusal, always),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(staticFeeLabels.FAST.time);
    await expect(canvas.getByText(staticFeeLabels.SLOW.time)).toBeVisible();
  },
};

/** Shows the labels of the specification with their example prices, which no live fee shows. */
export const StaticLabels: Story = {
  render: () => (
    <RadioCards
      label="Fee priority"
      layout="stack"
      value="MEDIUM"
      onValueChange={() => undefined}
      options={(['SLOW', 'MEDIUM', 'FAST'] as const).map((speed) => {
        const { time, price, symbol } = staticFeeLabels[speed];
        return { value: speed, title: speed, details: [`${time} · ${price} ${symbol}`] };
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about 10 sec · 2.27 USDT')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const RateTooLow: Story = { args: { error: 'low' } };

export const RateTooHigh: Story = { args: { error: 'high' } };

/** In Send, where the host allows it. */
export const OwnRate: Story = {
  render: () => <SendDialog defaultOpen allowCustomFee />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sendStory(context).toAmount();
    await userEvent.click(await canvas.findByRole('radio', { name: /^Custom/ }));
    const rate = await canvas.findByLabelText('Fee rate');
    await waitFor(() => expect(rate).toHaveAccessibleDescription('From 1 to 100.'));
    await userEvent.type(rate, '12.5');
    await userEvent.click(canvas.getByLabelText('Amount'));
    await userEvent.paste('0.1');
    await seen(await canvas.findByText('0.00001250'));
  },
};
