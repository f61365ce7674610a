import type { Session } from '@billfold/core/internal';

/**
 * Keeps the page's own scheme, set by theme.js before the first paint, in step with the choice. An
 * embedded page stays light.
 */
export function followTheme(
  root: HTMLElement,
  session: Session,
  { isEmbedded }: { readonly isEmbedded: () => boolean },
): void {
  const apply = (): void =>
    root.setAttribute(
      'data-billfold-scheme',
      isEmbedded() ? 'light' : (session.get().theme ?? 'system'),
    );
  session.subscribe(apply);
  apply();
}
