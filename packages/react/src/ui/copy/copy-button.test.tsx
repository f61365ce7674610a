import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { CopyButton, CopyIcon } from './copy-button.tsx';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('CopyIcon (R-UI-02, R-NOTE-06)', () => {
  it('copies, says so, and tells its owner', async () => {
    const onCopied = vi.fn();
    const { user } = renderInWallet(<CopyIcon text={address} onCopied={onCopied} />);
    await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    const notification = await screen.findByRole('status');
    expect(notification).toHaveTextContent('Success');
    expect(notification).toHaveTextContent('Successfully copied');
    expect(onCopied).toHaveBeenCalledOnce();
  });

  it('shows the text selected where the browser refuses to copy', async () => {
    const onCopied = vi.fn();
    const { user } = renderInWallet(<CopyIcon text={address} onCopied={onCopied} />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
    await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }));
    const field = await screen.findByRole('textbox', { name: 'Copy to clipboard' });
    expect(field).toHaveValue(address);
    expect(field).toHaveFocus();
    expect(onCopied).not.toHaveBeenCalled();
    expect(screen.queryByText('Successfully copied')).not.toBeInTheDocument();
  });
});

describe('CopyButton', () => {
  it('is named by its label', async () => {
    const { user } = renderInWallet(<CopyButton text={address} label="Copy Deposit Address" />);
    await user.click(screen.getByRole('button', { name: 'Copy Deposit Address' }));
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('says what it copied where it is told', async () => {
    const { user } = renderInWallet(<CopyButton text={address} message="Address copied" />);
    await user.click(screen.getByRole('button', { name: 'Copy to clipboard' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Address copied');
    expect(screen.queryByText('Successfully copied')).not.toBeInTheDocument();
  });
});
