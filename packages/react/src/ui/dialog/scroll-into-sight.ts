/** A ref for what appears within a step and must be seen, but may be under the edge of its dialog. */
export function scrollIntoSight(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
