import { vi } from 'vitest';

/** Counts the page's listeners that were added and removed. */
export function watchListeners(): { readonly left: () => readonly string[] } {
  const spies = [window, document].map((target) => ({
    added: vi.spyOn(target, 'addEventListener').mock,
    removed: vi.spyOn(target, 'removeEventListener').mock,
  }));
  const typesOf = ({ calls }: { readonly calls: readonly (readonly unknown[])[] }) =>
    calls.map(([type]) => String(type));
  return {
    left: () =>
      spies.flatMap(({ added, removed }) => {
        const gone = typesOf(removed);
        return typesOf(added).filter((type) => {
          const at = gone.indexOf(type);
          if (at >= 0) gone.splice(at, 1);
          return at < 0;
        });
      }),
  };
}
