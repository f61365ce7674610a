import { type ColorToken, colorTokens } from '@billfold/core/theme';

const sentinel = 'rgb(1, 2, 3)';
const properties = [
  'color',
  'background-color',
  'border-top-color',
  'border-bottom-color',
  'outline-color',
  'box-shadow',
  'fill',
  'stroke',
  'caret-color',
] as const;

/**
 * The colour variables whose value shows in `element` or in anything inside it, as the browser
 * computes it, when a host sets them on `host`.
 */
export function coloursIn(element: Element, host: HTMLElement): readonly ColorToken[] {
  const before = paintOf(element);
  return colorTokens.filter((token) => {
    const name = `--billfold-color-${toKebab(token)}`;
    host.style.setProperty(name, sentinel);
    const after = paintOf(element);
    host.style.removeProperty(name);
    return after !== before;
  });
}

function paintOf(element: Element): string {
  return [element, ...element.querySelectorAll('*')]
    .flatMap((each) => partsOf(each).map((part) => getComputedStyle(each, part)))
    .flatMap((style) => properties.map((property) => style.getPropertyValue(property)))
    .join('\n');
}

function partsOf(element: Element): readonly (string | undefined)[] {
  if (element.matches('dialog')) return [undefined, '::backdrop'];
  return element.matches('input, textarea') ? [undefined, '::placeholder'] : [undefined];
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
