import type { Pixels } from './pixels.ts';

/** Shrinks a picture until neither side is longer than `longest`; a smaller one stays as it is. */
export function shrinkPixels(source: Pixels, longest: number): Pixels {
  const scale = Math.max(source.width, source.height) / longest;
  if (scale <= 1) return source;
  const width = Math.max(1, Math.round(source.width / scale));
  const height = Math.max(1, Math.round(source.height / scale));
  const data = new Uint8ClampedArray(width * height * 4);
  const columns = spansOf(source.width, width);
  const rows = spansOf(source.height, height);
  rows.forEach((row, y) => {
    columns.forEach((column, x) => {
      data.set(averageOf(source, { column, row }), (y * width + x) * 4);
    });
  });
  return { width, height, data };
}

interface Span {
  readonly from: number;
  /** Behind the last one. */
  readonly to: number;
}

/** Lists which pixels of the long side each pixel of the short side takes in. */
function spansOf(long: number, short: number): readonly Span[] {
  return Array.from({ length: short }, (_, index) => ({
    from: Math.floor((index * long) / short),
    to: Math.max(Math.ceil(((index + 1) * long) / short), Math.floor((index * long) / short) + 1),
  }));
}

interface Area {
  readonly column: Span;
  readonly row: Span;
}

/** Averages an area. Colors count by their opacity, so that nothing shines through at an edge. */
function averageOf({ width, data }: Pixels, { column, row }: Area): readonly number[] {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = row.from; y < row.to; y += 1)
    for (let x = column.from; x < column.to; x += 1) {
      const at = (y * width + x) * 4;
      const weight = data[at + 3] ?? 0;
      red += (data[at] ?? 0) * weight;
      green += (data[at + 1] ?? 0) * weight;
      blue += (data[at + 2] ?? 0) * weight;
      opacity += weight;
    }
  if (opacity === 0) return [0, 0, 0, 0];
  const count = (row.to - row.from) * (column.to - column.from);
  return [red / opacity, green / opacity, blue / opacity, opacity / count];
}
