import { fireEvent, screen } from '@testing-library/react';
import { useCallback } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { VirtualList } from './virtual-list.tsx';

function Rows(props: { readonly count: number; readonly shownRow?: number }) {
  const renderRow = useCallback((index: number) => <span>Row {index + 1}</span>, []);
  return (
    <VirtualList {...props} label="Rows" rowHeight={40} height="480px" renderRow={renderRow} />
  );
}
const list = () => screen.getByRole('list', { name: 'Rows' });
const rows = () => screen.getAllByRole('listitem');

/** There is no layout here. */
const beHigh = (px: number) =>
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(px);
afterEach(() => vi.restoreAllMocks());

describe('VirtualList', () => {
  it('draws what is in sight of a long list, and tells how long it is', () => {
    beHigh(480);
    renderInWallet(<Rows count={100_000} />);
    expect(rows()).toHaveLength(24);
    expect(rows()[0]).toHaveTextContent('Row 1');
    expect(rows()[0]).toHaveAttribute('aria-posinset', '1');
    expect(rows()[0]).toHaveAttribute('aria-setsize', '100000');
    expect(list()).toHaveAttribute('tabindex', '0');
  });

  it('draws the rows of where it is scrolled to, in the same elements', () => {
    beHigh(480);
    renderInWallet(<Rows count={100_000} />);
    const before = new Set(rows());
    list().scrollTop = 40 * 50_000;
    fireEvent.scroll(list());
    const texts = rows().map((row) => row.textContent);
    expect(texts).toContain('Row 50001');
    expect(texts).toContain('Row 50012');
    expect(rows().every((row) => before.has(row))).toBe(true);
  });

  it('stays within its rows when there are fewer of them', () => {
    const { rerender } = renderInWallet(<Rows count={1_000} />);
    list().scrollTop = 40 * 900;
    fireEvent.scroll(list());
    rerender(<Rows count={3} />);
    expect(rows().map((row) => row.textContent)).toEqual(['Row 1', 'Row 2', 'Row 3']);
  });

  it('brings a row into sight of a list of any height', () => {
    beHigh(200);
    renderInWallet(<Rows count={1_000} shownRow={500} />);
    expect(screen.getByText('Row 501')).toBeInTheDocument();
    expect(list().scrollTop).toBe(501 * 40 - 200);
  });
});
