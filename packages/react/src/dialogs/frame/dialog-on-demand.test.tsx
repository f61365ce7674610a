import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogHeader } from '../../ui/dialog/dialog-parts.tsx';
import type { DialogProps } from '../../ui/dialog/use-open-state.ts';
import { DialogOnDemand, type DialogSurfaceProps } from './dialog-on-demand.tsx';

type Surface = ComponentType<DialogSurfaceProps<DialogProps>>;

const surface: Surface = ({ opening }) => (
  <Dialog open={opening.open} onOpenChange={opening.onOpenChange}>
    <DialogHeader title="Send" />
  </Dialog>
);
const trigger = <Button>Send</Button>;
const opener = () => screen.getByRole('button', { name: 'Send' });

const loadStyles = async () => ({ styleTexts: [] });

describe('DialogOnDemand', () => {
  it.each([
    ['a pointer comes to its trigger', () => fireEvent.pointerEnter(opener())],
    ['its trigger has the focus', () => fireEvent.focus(opener())],
  ])('fetches the dialog once %s', (_, intend) => {
    const load = vi.fn(async () => surface);
    renderInWallet(
      <DialogOnDemand dialog="send" load={load} loadStyles={loadStyles} props={{ trigger }} />,
    );
    expect(load).not.toHaveBeenCalled();
    intend();
    expect(load).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens and closes what it fetched', async () => {
    const load = async () => surface;
    const { user, advance } = renderInWallet(
      <DialogOnDemand dialog="send" load={load} loadStyles={loadStyles} props={{ trigger }} />,
    );
    await user.click(opener());
    await advance(0);
    expect(screen.getByRole('dialog', { name: 'Send' })).toBeVisible();
    await user.keyboard('{Escape}');
    await advance(80);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says that it could not be fetched, closes, and fetches it again the next time', async () => {
    let isOffline = true;
    const load = async () => {
      if (isOffline) throw new Error('offline');
      return surface;
    };
    const onOpenChange = vi.fn();
    const { user, advance } = renderInWallet(
      <DialogOnDemand
        dialog="send"
        load={load}
        loadStyles={loadStyles}
        props={{ trigger, onOpenChange }}
      />,
    );
    await user.click(opener());
    await advance(0);
    expect(await screen.findByText("We couldn't open this")).toBeVisible();
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'failed' }),
    );
    isOffline = false;
    await user.click(opener());
    await advance(0);
    expect(screen.getByRole('dialog', { name: 'Send' })).toBeVisible();
  });
});
