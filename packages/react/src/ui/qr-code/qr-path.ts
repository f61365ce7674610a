// Its core alone: what draws codes on a canvas or into a terminal stays out.
import { create } from 'qrcode/lib/core/qrcode.js';

export interface QrPath {
  /** Modules along one side, with the quiet zone. */
  readonly size: number;
  /** One SVG path over every dark module. */
  readonly path: string;
}

/** ISO/IEC 18004 asks for four light modules around a symbol. */
const quietZone = 4;

/** The symbol of `text` at error correction level L, dark runs of a row as one rectangle each. */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    let start = 0;
    for (let column = 0; column <= modules.size; column += 1) {
      const dark = column < modules.size && modules.get(row, column) === 1;
      if (dark) continue;
      const width = column - start;
      if (width > 0) runs.push(`M${start + quietZone} ${row + quietZone}h${width}v1h-${width}z`);
      start = column + 1;
    }
  }
  return { size: modules.size + 2 * quietZone, path: runs.join('') };
}
