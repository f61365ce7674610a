import { getNetwork } from '@billfold/core';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { ExplorerLink } from './explorer-link.tsx';

describe('ExplorerLink (R-UI-03)', () => {
  it('opens the page in a tab that knows nothing of this one', () => {
    renderInWallet(<ExplorerLink explorer={getNetwork('BTC').explorer} page={{ hash: 'ab12' }} />);
    const link = screen.getByRole('link', { name: 'View in explorer' });
    expect(link).toHaveAttribute('href', 'https://mempool.space/tx/ab12');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('is not there for a network without an explorer', () => {
    renderInWallet(<ExplorerLink explorer={null} page={{ hash: 'ab12' }} />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
