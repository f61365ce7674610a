import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSideFade } from './use-side-fade.ts';

function Line() {
  return <nav ref={useSideFade<HTMLElement>()}>long</nav>;
}

function measure({ scrollWidth, clientWidth }: Pick<Element, 'scrollWidth' | 'clientWidth'>) {
  const line = screen.getByRole('navigation');
  Object.defineProperties(line, {
    scrollWidth: { value: scrollWidth, configurable: true },
    clientWidth: { value: clientWidth, configurable: true },
  });
  const ends = (scrollLeft: number) => {
    line.scrollLeft = scrollLeft;
    fireEvent.scroll(line);
    return [line.hasAttribute('data-more-before'), line.hasAttribute('data-more-after')];
  };
  return ends;
}

test('an element that scrolls sideways says at which end there is more', () => {
  render(<Line />);
  const ends = measure({ scrollWidth: 600, clientWidth: 390 });
  expect(ends(0)).toEqual([false, true]);
  expect(ends(100)).toEqual([true, true]);
  expect(ends(210)).toEqual([true, false]);
  // Browsers count from the right where the window is from right to left.
  expect(ends(-100)).toEqual([true, true]);
  expect(ends(-209.5)).toEqual([true, false]);
});

test('an element whose content fits says that there is no more', () => {
  render(<Line />);
  expect(measure({ scrollWidth: 390, clientWidth: 390 })(0)).toEqual([false, false]);
});
