import { isElement } from './active-element.ts';

/**
 * Takes `aria-hidden` off what `dialog` is in: a modal dialog of the host hides all others of the page from screen
 * readers, and so this one, which stands above it. Returns how to end that, which hides them again as long as the focus has
 * gone back to what the host shows.
 */
export function showToReaders(dialog: HTMLElement): () => void {
  const hidden = [...around(dialog)].filter(
    (element) => element.getAttribute('aria-hidden') === 'true',
  );
  for (const element of hidden) element.removeAttribute('aria-hidden');
  return () => {
    const { activeElement, body } = dialog.ownerDocument;
    if (activeElement === null || activeElement === body) return;
    for (const element of hidden)
      if (!element.contains(activeElement)) element.setAttribute('aria-hidden', 'true');
  };
}

/** The elements around one, out of shadow trees too. */
function* around(element: Element): Generator<Element> {
  for (let at: Node | null = element.parentNode; at !== null; at = outOf(at))
    if (isElement(at)) yield at;
}

const outOf = (node: Node): Node | null =>
  'host' in node && isElement(node.host) ? node.host : node.parentNode;
