import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogBody, DialogHeader } from '../dialog/dialog-parts.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, type MenuProps } from './menu.tsx';
import { MenuDivider, MenuHeading, MenuItem } from './menu-item.tsx';

const trigger = () => screen.getByRole('button', { name: 'More' });
const item = (name: string) => screen.getByRole('menuitem', { name });

function Example({
  onSelect = () => undefined,
  ...props
}: Partial<MenuProps> & { readonly onSelect?: (name: string) => void }) {
  return (
    <>
      <Menu label="Actions" trigger={<IconButton icon={icons.more} label="More" />} {...props}>
        <MenuHeading>ada@example.com</MenuHeading>
        <MenuItem icon={icons.send} onSelect={() => onSelect('send')}>
          Send
        </MenuItem>
        <MenuItem onSelect={() => onSelect('settings')}>Settings</MenuItem>
        <MenuItem keepsOpen onSelect={() => onSelect('theme')}>
          Theme
        </MenuItem>
        <MenuDivider />
        <MenuItem danger onSelect={() => onSelect('delete')}>
          Delete
        </MenuItem>
      </Menu>
      <button type="button">Elsewhere</button>
    </>
  );
}

describe('Menu', () => {
  it('opens under its trigger, with the focus on the first item', async () => {
    const { user } = renderInWallet(<Example />);
    expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger());
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(item('Send')).toHaveFocus();
    await user.click(trigger());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it.each([
    ['{ArrowDown}', 'Settings'],
    ['{ArrowUp}', 'Delete'],
    ['{End}', 'Delete'],
    ['{End}{Home}', 'Send'],
    ['{End}{ArrowDown}', 'Send'],
    ['s', 'Settings'],
    ['d', 'Delete'],
    ['x', 'Send'],
  ])('moves by %s to %s', async (keys, name) => {
    const { user } = renderInWallet(<Example />);
    await user.click(trigger());
    await user.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });

  it('does what is chosen, closes, and gives the focus back', async () => {
    const onSelect = vi.fn();
    const { user } = renderInWallet(<Example onSelect={onSelect} />);
    await user.click(trigger());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('settings');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('stays open where the next choice is at hand', async () => {
    const onSelect = vi.fn();
    const { user } = renderInWallet(<Example onSelect={onSelect} />);
    await user.click(trigger());
    await user.click(item('Theme'));
    await user.click(item('Theme'));
    expect(onSelect.mock.calls).toEqual([['theme'], ['theme']]);
  });

  it('begins at the chosen one of several', async () => {
    const { user } = renderInWallet(
      <Menu label="Wallets" trigger={<button type="button">Savings</button>}>
        <MenuItem isChosen={false} onSelect={() => undefined}>
          Rent
        </MenuItem>
        <MenuItem isChosen onSelect={() => undefined}>
          Savings
        </MenuItem>
      </Menu>,
    );
    await user.click(screen.getByRole('button', { name: 'Savings' }));
    expect(screen.getByRole('menuitemradio', { name: 'Savings' })).toHaveFocus();
    expect(screen.getByRole('menuitemradio', { name: 'Savings' })).toBeChecked();
  });

  it('closes by Escape, which leaves the dialog around it open', async () => {
    const { user } = renderInWallet(
      <Dialog defaultOpen>
        <DialogHeader title="Account" />
        <DialogBody>
          <Example />
        </DialogBody>
      </Dialog>,
    );
    await user.click(trigger());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Account' })).toBeVisible();
    expect(trigger()).toHaveFocus();
  });

  it('closes by a press elsewhere, and when the focus goes elsewhere', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(trigger());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(trigger());
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
