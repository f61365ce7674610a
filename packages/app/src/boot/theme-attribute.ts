import type { Session } from '@billfold/core';

/** Keeps the page's own scheme, set by theme.js before the first paint, in step with the choice. */
export function followTheme(root: HTMLElement, session: Session): void {
  const apply = (): void =>
    root.setAttribute('data-billfold-scheme', session.get().theme ?? 'system');
  session.subscribe(apply);
  apply();
}
