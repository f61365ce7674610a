import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { AddressText } from './address-text.tsx';

const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

describe('AddressText', () => {
  it('is short to the eye and whole to a screen reader', () => {
    renderInWallet(<AddressText address={address} />);
    expect(screen.getByText('bc1qw5...kv8f3t4')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(address)).toBeInTheDocument();
  });

  it('stands in groups of four with no space in the text', () => {
    const { container } = renderInWallet(<AddressText address={address} form="grouped" />);
    const groups = container.querySelector('[aria-hidden]');
    expect(groups?.children).toHaveLength(11);
    expect(groups?.children[0]).toHaveTextContent(/^bc1q$/);
    expect(groups?.textContent).toBe(address);
  });
});
