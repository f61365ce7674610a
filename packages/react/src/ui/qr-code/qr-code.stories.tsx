import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code.tsx';

const meta = {
  title: 'UI/QR code',
  component: QrCode,
  args: {
    text: 'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    label: 'QR code of the deposit address',
  },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Address: StoryObj<typeof meta> = {};
export const Small: StoryObj<typeof meta> = { args: { size: 128 } };
