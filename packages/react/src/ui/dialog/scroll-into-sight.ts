/**
 * A ref for what appears within a step and must be seen, but may be under the edge of its dialog. What
 * is in sight already stays where it is: a pinned part would scroll the rest away otherwise.
 */
export function scrollIntoSight(element: Element | null): void {
  const body = element?.closest('[part~="body"]');
  if (!element || !body) return;
  const { top, bottom } = element.getBoundingClientRect();
  const sight = body.getBoundingClientRect();
  if (top < sight.top || bottom > sight.bottom) element.scrollIntoView({ block: 'nearest' });
}
