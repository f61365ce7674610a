import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect } from 'storybook/test';
import { states } from '../../test-support/story-stage.css.ts';
import { ListPicker } from './list-picker.tsx';

const meta = {
  title: 'UI/List picker',
  component: Example,
  args: { searchable: false },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { id: 'savings', text: 'Savings' },
  { id: 'holidays', text: 'Holidays' },
  { id: 'cold', text: 'Cold storage', disabled: true },
  { id: 'rent', text: 'Rent' },
];

function Example(props: { readonly searchable: boolean }): ReactElement {
  const [value, setValue] = useState<string | null>(null);
  const picker = { options, value, onValueChange: setValue, placeholder: 'Choose an account' };
  return (
    <div className={states}>
      <ListPicker {...picker} {...props} label="Account" />
      <ListPicker {...picker} label="Refused" error="Choose an account" />
      <ListPicker {...picker} label="Not to be changed" disabled />
    </div>
  );
}

export const States: Story = {};

export const PickedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('combobox', { name: 'Account' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Account' })).toHaveTextContent('Rent');
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Account' }));
    await expect(canvas.getByRole('option', { name: 'Cold storage' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const NothingFound: Story = {
  args: { searchable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Account' }));
    await userEvent.keyboard('xyz');
    await expect(canvas.getByText('No results')).toBeVisible();
  },
};
