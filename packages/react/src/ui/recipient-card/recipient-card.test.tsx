import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { RecipientCard } from './recipient-card.tsx';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('RecipientCard', () => {
  it('shows the name, the network and the whole address', () => {
    renderInWallet(<RecipientCard address={address} network="BTC" name="Alice Moreau" />);
    expect(screen.getByText('Alice Moreau')).toBeInTheDocument();
    expect(screen.getByText('Bitcoin')).toBeInTheDocument();
    expect(screen.getByText(address)).toBeInTheDocument();
  });

  it('says "New address" of an address without a name, or what the caller says', () => {
    const { rerender } = renderInWallet(<RecipientCard address={address} network="BTC" />);
    expect(screen.getByText('New address')).toBeInTheDocument();
    rerender(<RecipientCard address={address} network="BTC" untitled="Paid before" />);
    expect(screen.getByText('Paid before')).toBeInTheDocument();
    expect(screen.queryByText('New address')).not.toBeInTheDocument();
  });

  it('groups the address for the eye alone, its ends in bold, the last by two groups where one is short', () => {
    const { container } = renderInWallet(<RecipientCard address={address} network="BTC" />);
    const groups = container.querySelector('span[aria-hidden]');
    expect(groups?.textContent).toBe(address);
    expect(groups?.children).toHaveLength(11);
    const bold = [...(groups?.querySelectorAll('b') ?? [])].map(({ textContent }) => textContent);
    expect(bold).toEqual(['w508', 'v8f3', 't4']);
  });

  it('copies the whole address', async () => {
    const { user } = renderInWallet(
      <RecipientCard address={address} network="BTC" copyLabel="Copy recipient address" />,
    );
    await user.click(screen.getByRole('button', { name: 'Copy recipient address' }));
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('asks for another recipient by a button, where one can be chosen', async () => {
    const onRemove = vi.fn();
    const { user, rerender } = renderInWallet(
      <RecipientCard address={address} network="BTC" onRemove={onRemove} />,
    );
    await user.click(screen.getByRole('button', { name: 'Change recipient' }));
    expect(onRemove).toHaveBeenCalledOnce();
    rerender(<RecipientCard address={address} network="BTC" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
