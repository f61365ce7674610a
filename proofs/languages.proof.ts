// Proves in a browser that every screen, dialog and menu is whole in every language at 320 and 1280 px: no page is
// wider than its window, and no text is clipped or left in English. With tags, only those: `npm run prove languages -- de ar`.
//   --only=x    only paths that contain x
//   --pictures  photographs ten screens in each language into .cache/pictures/languages instead
import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { languages } from '../packages/core/src/i18n/languages.ts';
import { withFilledProduct } from './screens/filled-product.ts';
import { findClipped } from './screens/find-clipped.ts';
import { tourIn } from './screens/language-tour.ts';
import { launchShell } from './screens/launch-shell.ts';
import { photographIn } from './screens/photograph-language.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values: options, positionals } = parseArgs({
  args: proofArguments,
  allowPositionals: true,
  options: { only: { type: 'string' }, pictures: { type: 'boolean', default: false } },
});
const wanted = positionals.length === 0 ? languages.map(({ tag }) => tag) : positionals;

/** Each text says how it is cut off, or why it is whole. */
const clippedAndWhole = `
  <style>
    p, span, button { white-space: nowrap; margin: 0 }
    .narrow { width: 40px; overflow: hidden }
    .dots { text-overflow: ellipsis }
  </style>
  <p class="narrow">wider than its box</p>
  <p style="height: 8px; overflow: hidden">higher than its box</p>
  <button style="width: 40px">wider than its button</button>
  <p style="position: absolute; left: 300px; top: 0">outside the window</p>
  <p class="narrow dots">without a title</p>
  <p class="narrow dots" title="with a title">with a title</p>
  <p class="narrow" style="overflow: auto">scrolled to</p>
  <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">read by screen readers</p>
  <p class="narrow" style="visibility: hidden">hidden</p>
  <p>whole</p>
  <input style="width: 40px" placeholder="wider than its field" />
  <input placeholder="fits" />`;

it('a text of which a part cannot be seen is found, and no other', async () => {
  const browser = await launchShell();
  const page = await browser.newPage({ viewport: { width: 320, height: 640 } });
  await page.setContent(clippedAndWhole);
  const found = await findClipped(page);
  await browser.close();
  expect(found).toEqual([
    { text: 'wider than its box', by: 'edge' },
    { text: 'higher than its box', by: 'edge' },
    { text: 'wider than its button', by: 'edge' },
    { text: 'outside the window', by: 'edge' },
    { text: 'without a title', by: 'ellipsis' },
    { text: 'wider than its field', by: 'field' },
  ]);
});

it.runIf(options.pictures)('ten screens are photographed in every language', async () => {
  await withFilledProduct(async (filled) => {
    for (const tag of wanted) console.log(`${tag}: ${await photographIn(filled, tag)} pictures`);
  });
});

it.skipIf(options.pictures)('every screen is whole in every language at both widths', async () => {
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
