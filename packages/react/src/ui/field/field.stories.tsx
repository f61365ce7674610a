import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextButton } from '../link/text-link.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'UI/Field',
  component: Field,
  args: {
    label: 'Priority',
    children: (control) => <input type="range" min={1} max={3} defaultValue={2} {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Around a control of the host's own. */
export const OwnControl: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Priority' })).toBeValid();
  },
};

export const WithHint: Story = {
  args: { hint: 'Higher is faster and costs more' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'Higher is faster and costs more',
    );
  },
};

export const WithAction: Story = { args: { action: <TextButton>Reset</TextButton> } };

/** The error takes the place of the hint. */
export const Failed: Story = {
  args: { hint: 'Higher is faster', error: 'Choose a priority' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Priority' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Choose a priority');
  },
};
