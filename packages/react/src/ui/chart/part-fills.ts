/** Fill of a part of a stacked chart. */
export interface PartFill {
  /** Colour, such as `#F7931A`; undefined for the colour of its place. */
  readonly color: string | undefined;
  /** True where it is told apart by stripes from an earlier part of nearly its colour. */
  readonly isStriped: boolean;
}

/** Distance of two colours, in RGB, that are told apart side by side. */
const distinct = 70;

/** Returns the fill of each part, in their order; the colours are six digits of hex after `#`. */
export function partFills(colors: readonly (string | undefined)[]): readonly PartFill[] {
  return colors.map((color, at) => ({
    color,
    isStriped:
      color !== undefined &&
      colors.slice(0, at).some((other) => other !== undefined && distance(color, other) < distinct),
  }));
}

function distance(one: string, other: string): number {
  const channels = [channelsOf(one), channelsOf(other)] as const;
  return Math.hypot(...channels[0].map((value, at) => value - (channels[1][at] ?? 0)));
}

const channelsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
