/** Moves the focus to an element when it appears; for `ref`. Only browsers' own parsers heed `autofocus`. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
