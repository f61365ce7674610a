import type { Rgba } from './color.ts';

/**
 * Contrast of `color` on `ground`, from 1 to 21. What shines through either is `page`.
 * @see WCAG 2.2, contrast ratio
 */
export function contrastOf(color: Rgba, ground: Rgba, page: Rgba): number {
  const below = over(ground, page);
  const [lighter, darker] = [luminance(over(color, below)), luminance(below)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Computes the relative luminance, from 0, black, to 1, white. */
export function luminance({ r, g, b }: Rgba): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** `color` as it is seen on an opaque `ground`. */
export function over(color: Rgba, ground: Rgba): Rgba {
  const mix = (top: number, bottom: number): number => top * color.a + bottom * (1 - color.a);
  return { r: mix(color.r, ground.r), g: mix(color.g, ground.g), b: mix(color.b, ground.b), a: 1 };
}

/**
 * The colour nearest to `color`, towards black or white, that is seen on every one of `grounds` with
 * at least `ratio`; null where no colour is.
 */
export function reachContrast(
  color: Rgba,
  grounds: readonly Rgba[],
  { ratio, page }: { readonly ratio: number; readonly page: Rgba },
): string | null {
  const reaches = (candidate: Rgba): boolean =>
    grounds.every((ground) => contrastOf(candidate, ground, page) >= ratio);
  const opaque = over(color, page);
  for (let percent = 0; percent <= 100; percent += 2)
    for (const end of [0, 255]) {
      const candidate = rounded(over({ r: end, g: end, b: end, a: percent / 100 }, opaque));
      if (reaches(candidate)) return toHex(candidate);
    }
  return null;
}

function toHex({ r, g, b }: Rgba): string {
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function rounded({ r, g, b, a }: Rgba): Rgba {
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b), a };
}

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}
