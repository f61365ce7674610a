import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { TextField } from '../text-field/text-field.tsx';
import type { FilterChip } from './filter-chip.ts';
import { FilterChips } from './filter-chips.tsx';

const nothing = () => undefined;
const type: FilterChip = {
  kind: 'toggle',
  id: 'sent',
  label: 'Sent',
  isOn: false,
  onChange: nothing,
};
const network: FilterChip = {
  kind: 'choice',
  id: 'network',
  label: 'Network',
  options: [
    { id: 'BTC', text: 'Bitcoin' },
    { id: 'ETH', text: 'Ethereum' },
  ],
  value: null,
  onChange: nothing,
};
const value: FilterChip = {
  kind: 'fields',
  id: 'value',
  label: 'Value',
  value: null,
  onClear: nothing,
  drawFields: () => <TextField label="Min value" defaultValue="10" />,
};

const meta = {
  title: 'UI/Filter chips',
  component: FilterChips,
  args: { label: 'Filters', chips: [type, network, value], onClear: nothing },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const Some: Story = {
  args: {
    chips: [
      { ...type, isOn: true },
      { ...network, value: 'ETH' },
      { ...value, value: 'At least $10.00' },
    ],
  },
  play: async ({ canvas }) => {
    await seen(await canvas.findByRole('button', { name: 'Network: Ethereum' }));
  },
};

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Network' }));
    await seen(await canvas.findByRole('radio', { name: 'Bitcoin' }));
  },
};

export const WithFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Value' }));
    await seen(await canvas.findByLabelText('Min value'));
  },
};
