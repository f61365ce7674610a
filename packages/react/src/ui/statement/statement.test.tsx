import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { Statement } from './statement.tsx';

describe('Statement', () => {
  it('tells lines with the same label apart by their ids', () => {
    const rows = ['1', '2'].map((id) => ({ id, label: 'Savings', value: <b>Path {id}</b> }));
    const { rerender } = renderInWallet(<Statement rows={rows} />);
    const [first, second] = screen.getAllByText(/^Path/);
    rerender(<Statement rows={rows.toReversed()} />);
    // Moved, not written over.
    expect(screen.getAllByText(/^Path/)).toEqual([second, first]);
    expect(screen.getByText('Path 1')).toBe(first);
  });
});
