import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import * as icons from '../icon/icons.tsx';
import type { CommandGroup } from './command.ts';
import { CommandPalette } from './command-palette.tsx';

const chosen = fn();
const command = (id: string, text: string, detail?: string) => ({
  id,
  text,
  detail,
  icon: <Icon shape={icons.accounts} />,
  run: () => chosen(id),
});
const groups: readonly CommandGroup[] = [
  {
    id: 'go',
    title: 'Go to',
    commands: [command('portfolio', 'Portfolio'), command('transactions', 'Transactions')],
  },
  {
    id: 'send',
    title: 'Send to',
    commands: [
      command('alice', 'Alice Moreau', 'bc1qcr…h6fyu'),
      command('long', 'A name of sixty-four wide characters, which has to be cut somewhere', 'TRX'),
    ],
  },
];

const meta = {
  title: 'UI/Command palette',
  component: CommandPalette,
  args: { open: true, onOpenChange: () => undefined, groups: () => groups },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Search and commands' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'alice{Enter}');
    await expect(chosen).toHaveBeenCalledWith('alice');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'xyzzy');
    await expect(await canvas.findByText('Nothing found')).toBeVisible();
  },
};
