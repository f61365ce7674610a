import { screen, waitFor } from '@testing-library/react';
import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { renderInWallet } from '../../test-support/render-in-wallet.tsx';
import { QrCode } from './qr-code.tsx';
import { qrPath } from './qr-path.ts';

const text = 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.01';

/** The modules that a path of `M{x} {y}h{width}v1h-{width}z` runs paints, as `row,column`. */
function paintedModules(path: string): Set<string> {
  const painted = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(width); step += 1) painted.add(`${y},${Number(x) + step}`);
  return painted;
}

describe('QrCode (R-RECV-10)', () => {
  it('paints exactly the dark modules of the symbol, inside four light ones', () => {
    const { size, path } = qrPath(text);
    const { modules } = create(text, { errorCorrectionLevel: 'L' });
    const expected = new Set<string>();
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column)) expected.add(`${row + 4},${column + 4}`);
    expect(size).toBe(modules.size + 8);
    expect(paintedModules(path)).toEqual(expected);
  });

  it('is an image that says what it holds, 256 wide unless told otherwise', async () => {
    renderInWallet(<QrCode text={text} label="Deposit address" />);
    const image = screen.getByRole('img', { name: 'Deposit address' });
    expect(image).toHaveAttribute('width', '256');
    await waitFor(() =>
      expect(image.querySelector('path')).toHaveAttribute('d', qrPath(text).path),
    );
  });

  it('draws the newest text, and never the one before under its name', async () => {
    const { rerender } = renderInWallet(<QrCode text="first" label="Code" />);
    const drawn = () => screen.getByRole('img', { name: 'Code' }).querySelector('path');
    await waitFor(() => expect(drawn()).toHaveAttribute('d', qrPath('first').path));
    rerender(<QrCode text="second" label="Code" />);
    expect(drawn()).toBeNull();
    await waitFor(() => expect(drawn()).toHaveAttribute('d', qrPath('second').path));
  });
});
