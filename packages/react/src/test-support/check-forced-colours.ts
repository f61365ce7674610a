import type { Preview } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { isTest } from './look.ts';
import { allIn, isDialogLeaving, isSeen, nameOf, paintOf, shownTree } from './paint.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours(isForced: boolean): Promise<void>;
  }
}

/** A loaded machine may take its time to draw a dialog's way out. */
const patience = { timeout: 10_000 };

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/**
 * Looks at the story with the colours of a high-contrast theme: the browser takes every colour and
 * every shadow of ours away, and edges, the focus ring and what is selected still have to be seen.
 * In tests only, and last, as it moves the focus about.
 */
export const checkForcedColours: AfterEach = async () => {
  if (!isTest()) return;
  const { commands } = await import('vitest/browser');
  await commands.forceColours(true);
  try {
    await waitFor(() => {
      if (isDialogLeaving()) throw new Error('A dialog that is closed does not leave the page.');
    }, patience);
    if (!matchMedia('(forced-colors: active)').matches)
      throw new Error('This browser does not force colours.');
    const found = problemsIn(shownTree());
    if (found.length > 0)
      throw new Error(`In forced colours these cannot be seen:\n${found.join('\n')}`);
  } finally {
    await commands.forceColours(false);
  }
};

function problemsIn(tree: ParentNode): readonly string[] {
  return [
    ...texts(tree).map((element) => `the text of ${nameOf(element)}`),
    ...fields(tree).map((element) => `the edge of ${nameOf(element)}`),
    ...selected(tree).map((element) => `that ${nameOf(element)} is selected`),
    ...focusable(tree).map((element) => `the focus on ${nameOf(element)}`),
  ];
}

/** A text whose colour the browser may not choose, or which it put on the same colour. */
function texts(tree: ParentNode): readonly Element[] {
  return allIn(tree, '*').filter((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText || !isSeen(element)) return false;
    const { color, backgroundColor, forcedColorAdjust } = styleOf(element);
    return forcedColorAdjust === 'none' || color === backgroundColor;
  });
}

const textEntry = 'input:not([type="hidden"]), textarea, select, [role="combobox"]';

/** A field without an edge, its own or one around it. */
function fields(tree: ParentNode): readonly Element[] {
  return allIn(tree, textEntry).filter(
    (element) =>
      isSeen(element) &&
      styleOf(element).appearance !== 'auto' &&
      ![element, ...ancestorsOf(element, 3)].some(hasEdge),
  );
}

const selection =
  '[aria-selected="true"], [aria-checked="true"], [aria-pressed="true"], [aria-current], :checked';

/** Selected controls that look unselected. */
function selected(tree: ParentNode): readonly Element[] {
  return allIn(tree, selection).filter((element) => {
    if (styleOf(element).appearance === 'auto' && element.matches('input')) return false;
    const role = element.getAttribute('role') ?? element.localName;
    const drawn = cardOf(element);
    if (!isSeen(drawn)) return false;
    return allIn(tree, role === element.localName ? role : `[role="${role}"]`).some(
      (each) =>
        !each.matches(selection) &&
        cardOf(each) !== drawn &&
        isAlike(each, element) &&
        paintOf(cardOf(each)) === paintOf(drawn),
    );
  });
}

/** Returns true for controls of the same list: a checkbox in a table says nothing about one in a form. */
function isAlike(one: Element, other: Element): boolean {
  const list = '[role="listbox"], [role="tablist"], [role="menu"], fieldset, nav, [role="group"]';
  return one.closest(list) !== null && one.closest(list) === other.closest(list);
}

/** A radio that lies over its card shows in the card. */
function cardOf(element: Element): Element {
  return (element.matches('input') && element.closest('label')) || element;
}

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Where the keyboard is, without a ring: on the element, on what is drawn for it, or around it. */
function focusable(tree: ParentNode): readonly Element[] {
  return allIn<HTMLElement>(tree, tabbable).filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    element.focus({ preventScroll: true });
    if (!element.matches(':focus-visible')) return false;
    return ![element, ...ancestorsOf(element, 3)].filter(isDrawn).some((each) =>
      [undefined, '::after', '::before'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      }),
    );
  });
}

/** A control that lies unseen over its card shows its focus in the card. */
function isDrawn(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true });
}

function hasEdge(element: Element): boolean {
  const { borderTopStyle, borderTopWidth, outlineStyle } = styleOf(element);
  const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
  return hasBorder || outlineStyle !== 'none';
}

function styleOf(element: Element): CSSStyleDeclaration {
  return getComputedStyle(element);
}

function ancestorsOf(element: Element, most: number): readonly Element[] {
  const parent = element.parentElement;
  return parent === null || most === 0 ? [] : [parent, ...ancestorsOf(parent, most - 1)];
}
