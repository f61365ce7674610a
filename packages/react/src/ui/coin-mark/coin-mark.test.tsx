import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { CoinMark } from './coin-mark.tsx';

describe('CoinMark', () => {
  it('is drawn only, 25 by 25', () => {
    const { container } = renderInWallet(<CoinMark symbol="BTC" />);
    const mark = container.querySelector('svg');
    expect(mark).toHaveAttribute('aria-hidden', 'true');
    expect(mark).toHaveAttribute('width', '25');
  });

  it('has the first letter of an asset without a drawing', () => {
    const { container } = renderInWallet(<CoinMark symbol="DAI" />);
    expect(container.querySelector('text')).toHaveTextContent('D');
  });

  it('carries the mark of the network on a token, and not on its own asset', () => {
    const count = (element: React.ReactElement) =>
      renderInWallet(element).container.querySelectorAll('circle').length;
    expect(count(<CoinMark symbol="USDT" network="BTC" />)).toBe(3);
    expect(count(<CoinMark symbol="BTC" network="BTC" />)).toBe(1);
  });
});
