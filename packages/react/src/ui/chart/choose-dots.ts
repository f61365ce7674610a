/** Event on a line, in CSS pixels. */
export interface PlotEvent {
  readonly x: number;
  /** Height by which the line moves at it. */
  readonly rise: number;
}

/** Smallest move of the line that shows, and smallest distance of two dots that can be told apart. */
const shortestRise = 3;
const shortestDistance = 16;

/**
 * Returns the indexes of the events that get a dot: those at which the line moves, the larger ones first
 * where several are too close.
 */
export function chooseDots(events: readonly PlotEvent[]): readonly number[] {
  const chosen: number[] = [];
  const bySize = events.map(({ rise }, index) => ({ index, rise: Math.abs(rise) }));
  bySize.sort((a, b) => b.rise - a.rise || a.index - b.index);
  for (const { index, rise } of bySize) {
    if (rise < shortestRise) break;
    const x = events[index]?.x ?? 0;
    const isFree = chosen.every(
      (other) => Math.abs((events[other]?.x ?? 0) - x) >= shortestDistance,
    );
    if (isFree) chosen.push(index);
  }
  return chosen.sort((a, b) => a - b);
}
