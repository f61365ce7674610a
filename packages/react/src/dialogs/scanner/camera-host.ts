/** The element that html5-qrcode draws into, and how it is taken away. */
export interface CameraHost {
  readonly id: string;
  readonly element: HTMLElement;
  readonly remove: () => void;
}

/**
 * An element of the page that shows in `view`. html5-qrcode finds its element by
 * `document.getElementById`, which does not look into shadow trees: there it is a child of the tree's
 * host, shown through a slot.
 */
export function addCameraHost(view: HTMLElement): CameraHost {
  const page = view.ownerDocument;
  const element = page.createElement('div');
  const id = `billfold-camera-${crypto.randomUUID()}`;
  element.id = id;
  element.style.setProperty('width', '100%');
  clearWithoutMarkup(element);
  const root = view.getRootNode();
  if (!('host' in root) || !isElement(root.host)) {
    view.append(element);
    return { id, element, remove: () => element.remove() };
  }
  const slot = page.createElement('slot');
  slot.name = id;
  element.slot = id;
  view.append(slot);
  root.host.append(element);
  return {
    id,
    element,
    remove: () => {
      element.remove();
      slot.remove();
    },
  };
}

/** It is emptied by `innerHTML = ''`, which a page with Trusted Types refuses. */
function clearWithoutMarkup(element: HTMLElement): void {
  Object.defineProperty(element, 'innerHTML', {
    get: () => '',
    set: () => element.replaceChildren(),
  });
}

/** By its shape: `instanceof` fails for an element of another frame. */
function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'append' in value;
}
