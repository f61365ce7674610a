import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  it('does not submit the form that it stands in unless told to', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderInWallet(
      <form onSubmit={onSubmit}>
        <Button>Back</Button>
        <Button type="submit">Continue</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('takes no press while it is busy, and keeps its name and the focus', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const { user } = renderInWallet(
      <form onSubmit={onSubmit}>
        <Button busy type="submit" onClick={onClick}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('says what is missing when it is pressed, keeps the focus, and sends no form', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (missing?: string) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Amount" />
        <Button type="submit" missing={missing} onClick={onClick}>
          Continue
        </Button>
      </form>
    );
    const { user, rerender } = renderInWallet(form('Enter an amount'));
    const button = screen.getByRole('button', { name: 'Continue' });
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(screen.getByLabelText('Amount'), '{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Enter an amount');
    await user.click(button);
    expect(screen.getByRole('status')).toHaveTextContent('Enter an amount');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleName('Continue');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();

    rerender(form());
    expect(screen.queryByText('Enter an amount')).not.toBeInTheDocument();
    await user.click(button);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('takes back what it said about a missing part when the focus leaves it', async () => {
    const { user } = renderInWallet(<Button missing="Choose an account">Continue</Button>);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('status')).toHaveTextContent('Choose an account');
    await user.tab();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
