import { expect, it, vi } from 'vitest';
import { placeTooltip } from './place-tooltip.ts';

function box(rect: Partial<DOMRect>): HTMLElement {
  const element = document.createElement('span');
  document.body.append(element);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ ...new DOMRect(), ...rect });
  return element;
}

it.each([
  ['under the control', { top: 100, bottom: 140, left: 200, width: 40 }, '146px', '180px'],
  ['above it at the lower edge', { top: 740, bottom: 760, left: 200, width: 40 }, '710px', '180px'],
  ['inside the window at its side', { top: 100, bottom: 140, left: 0, width: 40 }, '146px', '8px'],
])('stands %s', (_, anchor, top, left) => {
  const tooltip = box({ width: 80, height: 24 });
  placeTooltip(tooltip, box(anchor));
  expect([tooltip.style.top, tooltip.style.left]).toEqual([top, left]);
});
