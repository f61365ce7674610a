import type { Meta, StoryObj } from '@storybook/react-vite';
import { seen } from '../../test-support/seen.ts';
import { QrSheet } from './qr-sheet.tsx';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

const meta = {
  title: 'UI/QR sheet',
  component: QrSheet,
  args: {
    text: address,
    address,
    label: 'QR code of the deposit address',
    title: 'Receive',
    copyLabel: 'Copy Deposit Address',
    size: 128,
  },
} satisfies Meta<typeof QrSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Large: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /QR code/ }));
    await seen(await canvas.findByRole('button', { name: 'Save image' }));
  },
};
