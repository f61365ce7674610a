import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { OpenChange } from '../../context/open-change.ts';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Button } from '../button/button.tsx';
import { ListPicker } from '../list-picker/list-picker.tsx';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, type DialogRootProps } from './dialog.tsx';
import { DialogBody, DialogFooter, DialogForm, DialogHeader } from './dialog-parts.tsx';

function Example(props: DialogRootProps & { readonly onSubmit?: () => void }) {
  const [step, setStep] = useState('recipient');
  return (
    <>
      <Dialog trigger={<Button>Send</Button>} {...props}>
        <DialogHeader title="Send" onBack={() => setStep('recipient')} />
        <DialogForm onSubmit={() => (props.onSubmit ?? (() => setStep('amount')))()}>
          <DialogBody step={step}>
            <TextField key={step} label={step} />
            {props.children}
          </DialogBody>
          <DialogFooter>
            <Button type="submit">Continue</Button>
          </DialogFooter>
        </DialogForm>
      </Dialog>
      <Button>Behind</Button>
    </>
  );
}

/** With other contents after a press. */
function Replaced() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog defaultOpen>
      <DialogHeader title="Vault" />
      {isOpen ? (
        <DialogBody key="open">
          <TextField label="Note" />
        </DialogBody>
      ) : (
        <DialogBody key="closed">
          <Button onClick={() => setIsOpen(true)}>Unlock</Button>
        </DialogBody>
      )}
    </Dialog>
  );
}

/** With as many steps as it is told to go on. */
function Counted() {
  const [step, setStep] = useState(1);
  return (
    <Dialog defaultOpen>
      <DialogHeader title="Send" onBack={() => setStep(step - 1)} />
      <DialogForm onSubmit={() => setStep(step + 1)}>
        <DialogBody step={String(step)}>
          <TextField key={step} label={`step ${step}`} />
        </DialogBody>
        <DialogFooter>
          <Button type="submit">Continue</Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  );
}

/** A dialog that removes its opener, or disables it. */
function Removed({ isKept = false }: { readonly isKept?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isGone, setIsGone] = useState(false);
  return (
    <main tabIndex={-1}>
      {(isKept || !isGone) && (
        <Button disabled={isGone} onClick={() => setIsOpen(true)}>
          Cancel payment
        </Button>
      )}
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogHeader title="Cancel it?" />
        <DialogBody>
          <Button
            onClick={() => {
              setIsGone(true);
              setIsOpen(false);
            }}
          >
            Confirm
          </Button>
        </DialogBody>
      </Dialog>
    </main>
  );
}

async function open(props: DialogRootProps & { readonly onSubmit?: () => void } = {}) {
  const drawn = renderInWallet(<Example {...props} />);
  await drawn.user.click(screen.getByRole('button', { name: 'Send' }));
  return drawn;
}

describe('Dialog', () => {
  it('is named by its title and begins at its first field', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Send' })).toBeVisible();
    expect(screen.getByLabelText('recipient')).toHaveFocus();
  });

  it('begins at the chosen one of a radio group, not at the first', async () => {
    await renderInWallet(
      <Dialog defaultOpen>
        <DialogHeader title="Role" />
        <DialogBody>
          <RadioCards
            label="Role"
            value="admin"
            onValueChange={() => undefined}
            options={[
              { value: 'owner', title: 'Owner' },
              { value: 'admin', title: 'Admin' },
            ]}
          />
        </DialogBody>
      </Dialog>,
    );
    expect(screen.getByRole('radio', { name: 'Admin' })).toHaveFocus();
  });

  it('begins with the banner of its provider, above its title', async () => {
    renderInWallet(<Example defaultOpen />, { banner: 'These coins are samples.' });
    const banner = screen.getByText('These coins are samples.');
    expect(banner).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Send' });
    expect(banner.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByLabelText('recipient')).toHaveFocus();
  });

  it('has no place for a banner without one', async () => {
    const { container } = renderInWallet(<Example defaultOpen />);
    expect(container.querySelector('[part=banner]')).toBeNull();
  });

  it('tells the trigger what it opens, and gives it the focus back', async () => {
    const { user, advance } = await open();
    const trigger = screen.getByRole('button', { name: 'Send', hidden: true });
    expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await advance(80);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it.each([
    ['gone', false],
    ['disabled', true],
  ])('gives the focus to what is around an opener that is %s', async (_, isKept) => {
    const { user, advance } = renderInWallet(<Removed isKept={isKept} />);
    await user.click(screen.getByRole('button', { name: 'Cancel payment' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await advance(80);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is shown to screen readers within what a modal dialog of the host hides', async () => {
    const { user, advance } = renderInWallet(
      <>
        <div data-testid="page">
          <Example />
        </div>
        <button type="button">Pay by card</button>
      </>,
    );
    const page = screen.getByTestId('page');
    page.setAttribute('aria-hidden', 'true');
    screen.getByText('Pay by card').focus();
    act(() => screen.getByRole('button', { name: 'Send', hidden: true }).click());
    expect(screen.getByRole('dialog', { name: 'Send' })).toBeVisible();
    expect(page).not.toHaveAttribute('aria-hidden');
    await user.keyboard('{Escape}');
    await advance(80);
    expect(screen.getByText('Pay by card')).toHaveFocus();
    expect(page).toHaveAttribute('aria-hidden', 'true');
  });

  it('keeps Tab inside, in both directions', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: 'Continue' }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  });

  it.each([
    ['escape', (user: Awaited<ReturnType<typeof open>>['user']) => user.keyboard('{Escape}')],
    [
      'close-button',
      (user: Awaited<ReturnType<typeof open>>['user']) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    [
      'backdrop',
      (user: Awaited<ReturnType<typeof open>>['user']) => user.click(screen.getByRole('dialog')),
    ],
  ] as const)('says that it closes by %s', async (reason, close) => {
    const onOpenChange = vi.fn();
    const { user, advance } = await open({ onOpenChange });
    await close(user);
    await advance(80);
    expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('hears the back gesture of the browser, and not the cancel of a file field', async () => {
    const onOpenChange = vi.fn();
    await open({ onOpenChange });
    const dialog = screen.getByRole('dialog');
    fireEvent(screen.getByLabelText('recipient'), new Event('cancel', { bubbles: true }));
    expect(onOpenChange).not.toHaveBeenCalledWith(false, expect.anything());
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'back' }),
    );
  });

  it('is shown again, and asked, when the browser closes it without asking', async () => {
    const onOpenChange = vi.fn((next: boolean, change: OpenChange) => {
      if (!next) change.preventDefault();
    });
    await open({ onOpenChange });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => dialog.close());
    expect(dialog.open).toBe(true);
    expect(onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'back' }),
    );
  });

  it('stays open when the host refuses', async () => {
    const { user, advance } = await open({
      onOpenChange: (next, change) => {
        if (!next) change.preventDefault();
      },
    });
    await user.keyboard('{Escape}');
    await advance(1_000);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('is not closed by a press that began on the card', async () => {
    const { user, advance } = await open();
    await user.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('heading', { name: 'Send' }) },
      { target: screen.getByRole('dialog') },
      { keys: '[/MouseLeft]' },
    ]);
    fireEvent.click(screen.getByRole('dialog'));
    await advance(80);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('cannot be left while it is locked', async () => {
    const onOpenChange = vi.fn();
    const { user } = await open({ locked: true, onOpenChange });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    expect(onOpenChange).not.toHaveBeenCalledWith(false, expect.anything());
  });

  it('goes on with Enter, and begins the next step at its first field', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('amount')).toHaveFocus();
  });

  it('focuses the first field of contents that replace others', async () => {
    const { user } = renderInWallet(<Replaced />);
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(screen.getByLabelText('Note')).toHaveFocus();
  });

  it('goes one step on by a double press, whatever takes the place of the button', async () => {
    const { user } = renderInWallet(<Counted />);
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByLabelText('step 2')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }), { detail: 2 });
    expect(screen.getByLabelText('step 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('step 1')).toBeVisible();
  });

  it('takes both presses of a double press that stays at its step', async () => {
    const onPress = vi.fn();
    const { user } = await open({ children: <Button onClick={onPress}>Press</Button> });
    await user.dblClick(screen.getByRole('button', { name: 'Press' }));
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('goes on as often as Enter is pressed', async () => {
    const { user } = renderInWallet(<Counted />);
    screen.getByRole('button', { name: 'Continue' }).focus();
    await user.keyboard('{Enter}');
    screen.getByRole('button', { name: 'Continue' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('step 3')).toBeVisible();
  });

  it('gives Escape to a list inside it first', async () => {
    const { user } = await open({
      children: (
        <ListPicker
          label="Account"
          options={[{ id: 'a', text: 'Bitcoin' }]}
          value={null}
          onValueChange={() => undefined}
        />
      ),
    });
    await user.click(screen.getByRole('combobox', { name: 'Account' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('keeps Escape from the page while it is open, and leaves it alone otherwise', async () => {
    const onKeyDown = vi.fn();
    const { user } = renderInWallet(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for the host's own listener.
      <div onKeyDown={onKeyDown}>
        <Example />
      </div>,
    );
    await user.click(screen.getByRole('button', { name: 'Behind' }));
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it('closes only the dialog on top', async () => {
    const { user, advance } = renderInWallet(
      <Dialog defaultOpen>
        <DialogHeader title="Below" />
        <DialogBody>
          <Dialog trigger={<Button>More</Button>}>
            <DialogHeader title="Above" />
          </Dialog>
        </DialogBody>
      </Dialog>,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    const above = screen.getByRole('dialog', { name: 'Above' });
    expect(within(above).getByRole('button', { name: 'Close' })).toBeVisible();
    await user.keyboard('{Escape}');
    await advance(80);
    expect(screen.queryByRole('dialog', { name: 'Above' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Below' })).toBeVisible();
    await user.keyboard('{Escape}');
    await advance(80);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
