/** Where the story is drawn: the page, or the shadow tree of its provider. */
export function shownTree(): ParentNode {
  const tree = storyTree();
  return topDialog(tree) ?? tree.querySelector('[data-billfold-scheme]') ?? tree;
}

/** Returns true while a closed dialog is on its way out: the keyboard reaches its controls, a pointer does not. */
export function isDialogLeaving(): boolean {
  return allIn(storyTree(), 'dialog:modal').some(
    (dialog) => getComputedStyle(dialog).pointerEvents === 'none',
  );
}

function storyTree(): ParentNode {
  return document.querySelector('[data-billfold-host]')?.shadowRoot ?? document;
}

/** The dialog that lies over everything else: nothing else can be reached. */
function topDialog(tree: ParentNode): Element | null {
  return allIn(tree, 'dialog:modal').filter(isSeen).at(-1) ?? null;
}

export function allIn<E extends Element>(tree: ParentNode, selector: string): readonly E[] {
  return [...tree.querySelectorAll<E>(selector)];
}

/** Not moved away for those who listen alone, and not drawn over by another. */
export function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

const properties = [
  'color',
  'border-top-color',
  'border-top-style',
  'border-top-width',
  'border-bottom-color',
  'border-bottom-style',
  'border-bottom-width',
  'text-decoration-line',
  'font-weight',
  'visibility',
  'opacity',
] as const;

/**
 * Reads the paint of a part and of the shapes in it, without shadows and without the focus ring,
 * which is no mark of what is selected, and without what shines through a forced ground.
 */
export function paintOf(element: Element): string {
  const shapes = element.querySelectorAll('svg, input').length;
  const styles = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part));
  return [
    shapes,
    ...styles.flatMap((style) => [
      style.backgroundColor.replace(/^rgba?\((\d+, \d+, \d+).*$/, '$1'),
      ...properties.map((name) => style.getPropertyValue(name)),
    ]),
  ].join(' ');
}

export function nameOf(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  const role = element.getAttribute('role');
  return `<${element.localName}${role ? ` role="${role}"` : ''} class="${element.className}"> ${text}`;
}
