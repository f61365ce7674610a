import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Button } from '../button/button.tsx';
import { Popover } from './popover.tsx';

const trigger = () => screen.getByRole('button', { name: 'Filter' });

function Example() {
  return (
    <Popover label="Filters" trigger={<Button>Filter</Button>}>
      {(close) => (
        <>
          <label>
            From <input />
          </label>
          <Button onClick={close}>Apply</Button>
        </>
      )}
    </Popover>
  );
}

describe('Popover', () => {
  it('opens under its trigger, with the focus on its first control', async () => {
    const { user } = renderInWallet(<Example />);
    await user.click(trigger());
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByLabelText('From')).toHaveFocus();
  });

  it.each([
    [
      'its own button',
      async ({ user }: ReturnType<typeof renderInWallet>) =>
        user.click(screen.getByRole('button', { name: 'Apply' })),
    ],
    ['Escape', async ({ user }: ReturnType<typeof renderInWallet>) => user.keyboard('{Escape}')],
    ['its trigger', async ({ user }: ReturnType<typeof renderInWallet>) => user.click(trigger())],
  ])('closes by %s, and gives the focus back', async (_, close) => {
    const drawn = renderInWallet(<Example />);
    await drawn.user.click(trigger());
    await close(drawn);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('takes the focus itself where it holds a text alone', async () => {
    const { user } = renderInWallet(
      <Popover label="What is this?" trigger={<Button>Help</Button>}>
        <p>A fee goes to the network.</p>
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'Help' }));
    expect(screen.getByRole('dialog', { name: 'What is this?' })).toHaveFocus();
  });
});
