import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { createQrFile, refuseCamera, showToCamera } from '../../test-support/qr-picture.ts';
import { seen } from '../../test-support/seen.ts';
import { stage } from '../../test-support/story-stage.tsx';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { QrScanner } from './qr-scanner.tsx';

const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
/** The library reads a picture in up to a second on a busy machine. */
const patience = { timeout: 15_000 };

const meta = {
  title: 'Dialogs/QR scanner',
  component: QrScanner,
  args: {
    wanted: [{ network: 'BTC' }],
    onScan: fn(),
    onError: fn(),
    trigger: <Button icon={icons.scan}>Scan</Button>,
  },
} satisfies Meta<typeof QrScanner>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Scan' }));

/** The camera of the story, through html5-qrcode and into the handler. */
export const Scanned: Story = {
  beforeEach: () => showToCamera(`bitcoin:${address}`),
  play: async (context) => {
    await open(context);
    const { onScan } = context.args;
    await waitFor(() => expect(onScan).toHaveBeenCalledOnce(), patience);
    await expect(onScan).toHaveBeenCalledWith(`bitcoin:${address}`, [expect.anything()]);
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
  },
};

/** html5-qrcode does not look into shadow trees: its element is a child of the host, in a slot. */
export const ScannedInShadowTree: Story = {
  ...Scanned,
  parameters: stage({ provider: { isolation: 'shadow', styleSheet: '' } }),
  play: async ({ args }) => {
    const tree = await waitFor(() => {
      const found = document.querySelector('[data-billfold-host]')?.shadowRoot;
      if (!found?.querySelector('button')) throw new Error('The story is not drawn yet.');
      return found;
    });
    tree.querySelector('button')?.click();
    await waitFor(() => expect(args.onScan).toHaveBeenCalledOnce(), patience);
    await waitFor(() => expect(tree.host.children).toHaveLength(0));
  },
};

export const Filming: Story = {
  beforeEach: () => showToCamera('This is no address.'),
  play: async (context) => {
    await open(context);
    await seen(await context.canvas.findByText('Hold the code inside the square.', {}, patience));
    await seen(await context.canvas.findByText("That QR code isn't an address.", {}, patience));
  },
};

export const NotAllowed: Story = {
  beforeEach: () => refuseCamera('NotAllowedError'),
  play: async (context) => {
    await open(context);
    await seen(await context.canvas.findByText(/^Allow camera access/, {}, patience));
    await expect(context.args.onError).toHaveBeenCalled();
    await seen(context.canvas.getByRole('button', { name: 'Retry' }));
  },
};

export const NoCamera: Story = {
  beforeEach: () => refuseCamera('NotFoundError'),
  play: async (context) => {
    await open(context);
    await seen(await context.canvas.findByText(/^No camera was found/, {}, patience));
  },
};

/** A picture with a code, read by the same library. */
export const Uploaded: Story = {
  beforeEach: () => refuseCamera('NotFoundError'),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context);
    const field = await canvas.findByLabelText('Upload an image', { selector: 'input' });
    await userEvent.upload(field, await createQrFile(address));
    await waitFor(
      () => expect(args.onScan).toHaveBeenCalledWith(address, [expect.anything()]),
      patience,
    );
  },
};

export const UploadedWithoutCode: Story = {
  beforeEach: () => refuseCamera('NotFoundError'),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context);
    const field = await canvas.findByLabelText('Upload an image', { selector: 'input' });
    await userEvent.upload(field, new File(['text'], 'text.png', { type: 'image/png' }));
    await seen(await canvas.findByText("We couldn't read this image.", {}, patience));
  },
};
