import type { Platform } from '@billfold/core';
import { checkTheme, type ThemeInput, type ThemeProblem } from '@billfold/core/theme';

/** Warnings already logged for each provider: each is logged once. */
const told = new WeakMap<HTMLElement, Set<string>>();

/** Warns of a style sheet that is missing and of colours of the theme that stand out too little. */
export function checkHost(
  root: HTMLElement | null,
  theme: ThemeInput,
  logger: Platform['logger'],
): void {
  if (root === null) return;
  const warn = (text: string): void => {
    const before = told.get(root) ?? new Set();
    told.set(root, before);
    if (!before.has(text)) logger.warn(text);
    before.add(text);
  };
  const pale = theme === 'default' ? [] : checkTheme(theme).filter(isPale).map(describe);
  if (pale.length > 0) warn(`The theme has colours that are hard to read: ${pale.join('; ')}`);
  whenLoaded(root.ownerDocument, () => {
    if (isUnstyled(root))
      warn(
        "The styles are missing: import '@billfold/react/styles.css', or '@billfold/react/dialogs.css' on a page with the dialogs alone.",
      );
  });
}

/** A shadow tree brings its own styles. */
function isUnstyled(root: HTMLElement): boolean {
  const isOnPage = root.isConnected && root.getRootNode() === root.ownerDocument;
  return isOnPage && getComputedStyle(root).display !== 'contents';
}

/** A style sheet may come after the scripts. */
function whenLoaded(page: Document, look: () => void): void {
  if (page.readyState === 'complete') look();
  else page.defaultView?.addEventListener('load', look, { once: true });
}

function isPale({ kind }: ThemeProblem): boolean {
  return kind === 'low-contrast';
}

/** `textMuted on surface, light: 2.32 of 4.5, such as #767676`. */
function describe({ token, against, scheme, ratio, required, fix }: ThemeProblem): string {
  return `${token} on ${against}, ${scheme}: ${ratio} of ${required}, such as ${fix}`;
}
