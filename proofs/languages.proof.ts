// Proves in a browser that every screen, dialog and menu is whole in every language at 320 and 1280 px: no page is
// wider than its window, and no text is clipped or left in English. With tags, only those: `npm run prove languages -- de ar`.
//   --only=x  only paths that contain x
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { languages } from '../packages/core/src/i18n/languages.ts';
import { withFilledProduct } from './screens/filled-product.ts';
import { tourIn } from './screens/language-tour.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values: options, positionals } = parseArgs({
  args: proofArguments,
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const wanted = positionals.length === 0 ? languages.map(({ tag }) => tag) : positionals;

it('every screen is whole in every language at both widths', async () => {
  const faults: string[] = [];
  const waiting = [...wanted];
  await withFilledProduct(async (filled) => {
    const tourNext = async (): Promise<void> => {
      const tag = waiting.shift();
      if (tag === undefined) return;
      const begin = performance.now();
      const toured = await tourIn(filled, tag, options.only);
      faults.push(...toured.faults);
      const seconds = Math.round((performance.now() - begin) / 1_000);
      console.log(
        `${tag}: ${toured.looks} screens, dialogs and menus at 320 and 1280 px, ${toured.faults.length} faults, ${seconds} s`,
      );
      await tourNext();
    };
    // A tour waits for the page half of its time.
    await Promise.all([tourNext(), tourNext()]);
  });
  expect(faults).toEqual([]);
});
