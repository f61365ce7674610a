import type { Page } from 'playwright-core';

/** Text of which a part cannot be seen. */
export interface Clipped {
  readonly text: string;
  /** How it is cut: at an edge, by an ellipsis, or as a hint that is wider than its empty field. */
  readonly by: 'edge' | 'ellipsis' | 'field';
}

/** Dialogs and menus, which open over a page. */
export const popups = '[role=dialog], [role=alertdialog], dialog[open], [role=menu]';

/**
 * Finds visible texts of which a part cannot be seen. A text is clipped
 * - by an edge: it goes beyond an element that hides what does not fit, beyond the sides of its button, or beyond the
 *   sides of the window where nothing scrolls to it;
 * - by an ellipsis, unless its whole text is in a `title` or in the name of a link or a button around it;
 * - by a field: the hint of an empty field, or the choice of a list, is wider than the field.
 * Texts for screen readers alone, and those that a box scrolls to, are seen whole. Of an open dialog or menu only the own texts
 * are looked at: the page behind it was looked at before.
 */
export const findClipped = (page: Page): Promise<readonly Clipped[]> =>
  page.evaluate(readClipped, popups);

/** Runs in the page. */
function readClipped(popups: string): Clipped[] {
  const clipped: Clipped[] = [];
  const range = document.createRange();
  const pen = document.createElement('canvas').getContext('2d');
  const root = [...document.querySelectorAll(popups)].findLast(isVisible) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (text === '' || parent === null || !isVisible(parent)) continue;
    // A native list draws its choice itself.
    if (parent.closest('select, textarea, script, style, noscript') !== null) continue;
    range.selectNodeContents(node);
    const [line] = range.getClientRects();
    if (line === undefined || line.width === 0) continue;
    const by = cutOf(parent, { place: range.getBoundingClientRect(), line: line.height, text });
    if (by !== null) clipped.push({ text, by });
  }
  for (const field of root.querySelectorAll('input, select')) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const text = shownBy(field);
    if (text !== '' && isVisible(field) && isWiderThan(field, text))
      clipped.push({ text, by: 'field' });
  }
  return clipped;

  function isVisible(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function cutOf(
    parent: Element,
    { place, line, text }: { place: DOMRect; line: number; text: string },
  ): Clipped['by'] | null {
    const button = parent.closest('button, [role=button], [role=tab]');
    let [scrollsX, scrollsY, isFixed, skipsStatic] = [false, false, false, false];
    let found: Clipped['by'] | null = null;
    for (let outer: Element | null = parent; outer !== null; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      const isPlaced = style.position !== 'static' || style.transform !== 'none';
      if (skipsStatic && !isPlaced) continue;
      const box = outer.getBoundingClientRect();
      if (style.clipPath !== 'none' || style.clip !== 'auto') return null;
      const isInline = style.display === 'inline';
      // For screen readers alone.
      if (!isInline && (box.width <= 1 || box.height <= 1)) return null;
      const isWide = place.left < box.left - 1 || place.right > box.right + 1;
      // The box of a glyph may be higher than its line.
      const isHigh = place.top < box.top - line / 4 || place.bottom > box.bottom + line / 4;
      const hidesX = /hidden|clip/.test(style.overflowX) && !isInline;
      const hidesY = /hidden|clip/.test(style.overflowY) && !isInline;
      if ((!scrollsX && isWide && hidesX) || (!scrollsY && isHigh && hidesY)) {
        const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (!isShortened) return 'edge';
        if (!isWholeAround(parent, text)) found = 'ellipsis';
        // An ellipsis draws nothing outside its box, so no other element can cut it.
        return found;
      }
      if (outer === button && isWide && !scrollsX) return 'edge';
      // The window of a whole page scrolls to nothing beside it: that is a fault by itself.
      if (outer === document.documentElement || outer === document.body) continue;
      scrollsX ||= /auto|scroll/.test(style.overflowX);
      scrollsY ||= /auto|scroll/.test(style.overflowY);
      skipsStatic = style.position === 'absolute';
      isFixed ||= style.position === 'fixed';
      if (isFixed) break;
    }
    const width = document.documentElement.clientWidth;
    return !scrollsX && (place.left < -1 || place.right > width + 1) ? 'edge' : null;
  }

  /** True where a title, or the name of a link or button around the text, has all of it. */
  function isWholeAround(parent: Element, text: string): boolean {
    if (parent.closest('[title]')?.getAttribute('title')?.includes(text) === true) return true;
    const named = parent.closest('a[aria-label], button[aria-label]');
    return named?.getAttribute('aria-label')?.includes(text) === true;
  }

  function shownBy(field: HTMLInputElement | HTMLSelectElement): string {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
    return field.value === '' ? field.placeholder : '';
  }

  function isWiderThan(field: Element, text: string): boolean {
    if (pen === null) return false;
    const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = font;
    pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    const room =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(text).width > room + 1;
  }
}
