/** Brings an answer into the window that would come below it, for the `ref` of its element. */
export function scrollOnMount(answer: HTMLElement | null): void {
  answer?.scrollIntoView?.({ block: 'nearest' });
}
