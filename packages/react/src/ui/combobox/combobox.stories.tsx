import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { seen } from '../../test-support/seen.ts';
import { states } from '../../test-support/story-stage.css.ts';
import { Combobox } from './combobox.tsx';

const meta = { title: 'UI/Combobox', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const countries = ['Argentina', 'Austria', 'Brazil', 'Chile', 'Denmark', 'Estonia', 'Finland'];
const options = countries.map((text) => ({ id: text, text, disabled: text === 'Chile' }));

function Example(props: { readonly count?: number }): ReactElement {
  const [value, setValue] = useState<string | null>('Brazil');
  const many = Array.from({ length: props.count ?? 0 }, (_, index) => ({
    id: `${index}`,
    text: `Account ${index + 1}`,
  }));
  const picker = {
    options: props.count === undefined ? options : many,
    value,
    onValueChange: setValue,
  };
  return (
    <div className={states}>
      <Combobox {...picker} label="Country" />
      <Combobox {...picker} label="Refused" value={null} error="Choose a country" />
      <Combobox {...picker} label="Not to be changed" disabled />
    </div>
  );
}

export const States: Story = {};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.clear(field);
    await userEvent.type(field, 'land');
    await seen(canvas.getByRole('option', { name: 'Finland' }));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Finland');
    await userEvent.click(field);
    await seen(canvas.getByRole('option', { name: 'Chile' }));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.clear(field);
    await userEvent.type(field, 'xyz');
    await seen(canvas.getByText('No results'));
  },
};

export const TenThousand: Story = {
  args: { count: 10_000 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.click(field);
    await seen(await canvas.findByRole('option', { name: 'Account 1' }));
    await userEvent.type(field, '9999');
    await seen(await canvas.findByRole('option', { name: 'Account 9999' }));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Account 9999');
  },
};
