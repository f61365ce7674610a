import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showToCamera } from '../../test-support/qr-picture.ts';
import { storyRecipient } from '../../test-support/send-story.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SendDialog } from '../send/send-dialog.tsx';

const meta = {
  title: 'Dialogs/Send/Scanner',
  component: SendDialog,
  args: { defaultOpen: true, trigger: <Button icon={icons.send}>Send</Button> },
} satisfies Meta<typeof SendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts are fetched, and the library reads a picture in up to a second on a busy machine. */
const patience = { timeout: 15_000 };

/** From the camera through html5-qrcode into the field of the recipient. */
export const Scanned: Story = {
  beforeEach: () => showToCamera(`bitcoin:${storyRecipient}`),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan a QR code' }, patience));
    const card = await canvas.findByRole('group', { name: 'Recipient Address' }, patience);
    await expect(card).toHaveTextContent(storyRecipient);
    await waitFor(() => expect(card).toBeVisible());
  },
};
