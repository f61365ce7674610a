/**
 * Returns the range of the value axis: a tenth of the shown range above and below the line, so that
 * a small change does not look like a crash. A flat line stands in the middle.
 */
export function valueRange(lowest: number, highest: number): readonly [number, number] {
  const margin = highest === lowest ? Math.abs(highest) / 100 || 1 : (highest - lowest) / 10;
  return [lowest - margin, highest + margin];
}
