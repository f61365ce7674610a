import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import * as icons from '../icon/icons.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'UI/Popover',
  component: Popover,
  args: {
    label: 'Filters',
    trigger: <Button icon={icons.filter}>Filter</Button>,
    children: <TextField label="Smallest amount" defaultValue="0.01" />,
  },
} satisfies Meta<typeof Popover>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.getByLabelText('Smallest amount')).toHaveFocus();
  },
};
