/** Returns the focused element of the tree of `element`, which may be a shadow tree. */
export function getActiveElement(element: Node): HTMLElement | null {
  const root = element.getRootNode();
  const active = 'activeElement' in root ? root.activeElement : null;
  return isElement(active) ? active : null;
}

/** By its shape: `instanceof` fails for an element of another frame. */
export function isElement(value: unknown): value is HTMLElement {
  return typeof value === 'object' && value !== null && 'closest' in value && 'focus' in value;
}
