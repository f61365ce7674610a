import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';
import { MenuDivider, MenuHeading, MenuItem } from './menu-item.tsx';

const nothing = () => undefined;

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'Actions for Bitcoin',
    trigger: <IconButton icon={icons.more} label="Actions for Bitcoin" />,
    children: (
      <>
        <MenuHeading>Bitcoin</MenuHeading>
        <MenuItem icon={icons.send} onSelect={nothing}>
          Send
        </MenuItem>
        <MenuItem icon={icons.receive} onSelect={nothing}>
          Receive
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={icons.trash} danger onSelect={nothing}>
          Remove
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Bitcoin' });
    await userEvent.click(trigger);
    await expect(canvas.getByRole('menuitem', { name: 'Send' })).toHaveFocus();
    // Above whatever would clip it, under its trigger.
    const menu = canvas.getByRole('menu');
    await expect(menu.matches(':popover-open')).toBe(true);
    await waitFor(() => expect(menu).toHaveAttribute('data-placed'));
    await expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      trigger.getBoundingClientRect().bottom,
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Receive' })).toHaveFocus();
  },
};

export const OneOfSeveral: Story = {
  args: {
    label: 'Wallets',
    trigger: <Button>Savings</Button>,
    children: (
      <>
        <MenuItem isChosen onSelect={nothing}>
          Savings
        </MenuItem>
        <MenuItem isChosen={false} onSelect={nothing}>
          A wallet with a name that is longer than the menu is wide
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Savings' }));
    await expect(canvas.getByRole('menuitemradio', { name: 'Savings' })).toHaveFocus();
  },
};

/** Where there is no room under it, it stands above, and inside the window. */
export const AtTheEdge: Story = {
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Bitcoin' });
    await userEvent.click(trigger);
    const menu = canvas.getByRole('menu');
    await waitFor(() => expect(menu).toHaveAttribute('data-placed'));
    const { bottom, right } = menu.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(trigger.getBoundingClientRect().top);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
};
