const gapPx = 6;
const edgePx = 8;

/** Puts `tooltip` under `anchor`, above it where there is no room, and inside the window. */
export function placeTooltip(tooltip: HTMLElement, anchor: Element): void {
  const view = tooltip.ownerDocument.defaultView;
  if (!view) return;
  const target = anchor.getBoundingClientRect();
  const { width, height } = tooltip.getBoundingClientRect();
  const below = target.bottom + gapPx;
  const top = below + height > view.innerHeight - edgePx ? target.top - gapPx - height : below;
  const centred = target.left + (target.width - width) / 2;
  const left = Math.max(edgePx, Math.min(centred, view.innerWidth - edgePx - width));
  tooltip.style.top = `${Math.round(top)}px`;
  tooltip.style.left = `${Math.round(left)}px`;
}
