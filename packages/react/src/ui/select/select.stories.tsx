import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { states } from '../../test-support/story-stage.css.ts';
import { Select } from './select.tsx';

const meta = { title: 'UI/Select', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = ['USD', 'EUR', 'GBP', 'CHF', 'JPY'].map((id) => ({
  id,
  text: id,
  disabled: id === 'CHF',
}));

function Example(): ReactElement {
  const [value, setValue] = useState<string | null>('EUR');
  const picker = { options, value, onValueChange: setValue };
  return (
    <div className={states}>
      <Select {...picker} label="Display currency" />
      <Select {...picker} label="Refused" value={null} error="Choose a currency" />
      <Select {...picker} label="Not to be changed" disabled />
    </div>
  );
}

export const States: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Display currency' }));
    await seen(canvas.getByRole('option', { name: 'GBP' }));
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const TakenByTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Display currency' });
    field.focus();
    await userEvent.keyboard('jp{Enter}');
    await expect(field).toHaveTextContent('JPY');
  },
};
