import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SendDialog } from '../dialogs/send/send-dialog.tsx';
import { stage } from '../test-support/story-stage.tsx';
import { Button } from '../ui/button/button.tsx';

const meta = {
  title: 'Provider/Isolation',
  component: SendDialog,
  args: { trigger: <Button variant="primary">Send</Button> },
  parameters: stage({ provider: { isolation: 'shadow' } }),
} satisfies Meta<typeof SendDialog>;
export default meta;

/** The dialog keeps the focus, gives it back, and lets a host's own dialog hear of nothing. */
export const DialogInAShadowTree: StoryObj<typeof meta> = {
  play: async ({ canvasElement, userEvent }) => {
    const find = <E extends HTMLElement>(selector: string): Promise<E> =>
      waitFor(
        () => {
          const tree = canvasElement.querySelector('[data-billfold-host]')?.shadowRoot;
          const found = tree?.querySelector<E>(selector);
          if (!found) throw new Error(`There is no ${selector} yet.`);
          return found;
        },
        { timeout: 20_000 },
      );
    const heard = fn();
    const trigger = await find<HTMLButtonElement>('main button');
    trigger.focus();
    await userEvent.click(trigger);
    const field = await find<HTMLInputElement>('dialog input');
    const tree = field.getRootNode();
    if (!(tree instanceof ShadowRoot)) throw new Error('The dialog left its shadow tree.');
    await expect(tree.activeElement?.closest('dialog')).not.toBeNull();

    document.addEventListener('pointerdown', heard);
    await userEvent.click(field);
    for (let presses = 0; presses < 12; presses += 1) await userEvent.tab();
    document.removeEventListener('pointerdown', heard);
    await expect(heard).not.toHaveBeenCalled();
    await expect(tree.activeElement?.closest('dialog')).not.toBeNull();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tree.querySelector('dialog')).toBeNull());
    await expect(tree.activeElement).toBe(trigger);
    await userEvent.click(trigger);
    await find('dialog input');
  },
};
