import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import * as icons from '../icon/icons.tsx';
import { IconButton } from './icon-button.tsx';

describe('IconButton', () => {
  it('is named by its label and shows it under a pointer', async () => {
    const { user } = renderInWallet(<IconButton icon={icons.copy} label="Copy to clipboard" />);
    const button = screen.getByRole('button', { name: 'Copy to clipboard' });
    expect(screen.queryByText('Copy to clipboard')).not.toBeInTheDocument();
    await user.hover(button);
    expect(screen.getByText('Copy to clipboard')).toBeInTheDocument();
    await user.unhover(button);
    expect(screen.queryByText('Copy to clipboard')).not.toBeInTheDocument();
  });

  it('lets Escape take the label away', async () => {
    const { user } = renderInWallet(<IconButton icon={icons.copy} label="Copy to clipboard" />);
    await user.tab();
    expect(screen.getByText('Copy to clipboard')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Copy to clipboard')).not.toBeInTheDocument();
  });
});
