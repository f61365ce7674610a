import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type Placement,
  shift,
  size,
} from '@floating-ui/react';

export interface Placing {
  /** Preferred side, used unless there is no room. */
  readonly placement: Placement;
  /** Takes the width of its anchor, like the list of a field. */
  readonly sameWidth?: boolean | undefined;
}

const gapPx = 4;
/** Kept free at the edges of the window: the gutter of a phone's screen. */
const edgePx = 16;

/**
 * Keeps `floating` at `anchor` while either moves, on its other side where there is no room, and
 * inside the window. The returned function stops it.
 */
export function placeFloating(
  anchor: Element,
  floating: HTMLElement,
  placing: Placing,
): () => void {
  return autoUpdate(anchor, floating, () => void place(anchor, floating, placing));
}

/** Stays in place while it is pressed: the page may move under it, and the release must meet what was pressed. */
function isPressed(floating: HTMLElement): boolean {
  return floating.dataset['placed'] !== undefined && floating.matches(':active');
}

async function place(anchor: Element, floating: HTMLElement, placing: Placing): Promise<void> {
  if (isPressed(floating)) return;
  const { x, y } = await computePosition(anchor, floating, {
    strategy: 'fixed',
    placement: placing.placement,
    middleware: [
      offset(gapPx),
      flip({ padding: edgePx }),
      shift({ padding: edgePx }),
      size({
        padding: edgePx,
        apply: ({ availableHeight, rects }) => {
          floating.style.setProperty('--bf-floating-room', `${Math.floor(availableHeight)}px`);
          if (placing.sameWidth) floating.style.width = `${rects.reference.width}px`;
        },
      }),
    ],
  });
  floating.style.left = `${Math.round(x)}px`;
  floating.style.top = `${Math.round(y)}px`;
  floating.dataset['placed'] = '';
}
