import { toDecimal } from '@billfold/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from '../../test-support/story-stage.css.ts';
import { Sparkline } from './sparkline.tsx';

const values = (...texts: readonly string[]) => texts.map((text) => toDecimal(text));

const meta = {
  title: 'UI/Sparkline',
  component: Sparkline,
  args: { values: values('1', '1.4', '1.2', '1.9', '1.7', '2.3') },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: (args) => (
    <div className={states}>
      <Sparkline {...args} />
      <Sparkline values={args.values.toReversed()} />
      <Sparkline values={values('1', '1', '1')} />
    </div>
  ),
};

export const TooFewValues: Story = { args: { values: values('1') } };
