import type { Meta, StoryObj } from '@storybook/react-vite';
import { seen } from '../../test-support/seen.ts';
import { Button } from '../../ui/button/button.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { SwapUnavailableDialog } from './swap-unavailable-dialog.tsx';

const meta = {
  title: 'Dialogs/Swap not available',
  component: SwapUnavailableDialog,
  args: {
    defaultOpen: true,
    trigger: <Button icon={icons.swap}>Swap</Button>,
    onSend: () => undefined,
    onReceive: () => undefined,
  },
} satisfies Meta<typeof SwapUnavailableDialog>;
export default meta;

export const Notice: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await seen(await canvas.findByText('Swap Not Available'));
    await seen(canvas.getByRole('button', { name: 'Receive' }));
  },
};
