import { test } from './member.ts';
import { openAs } from './people.ts';
import { expect } from './product.ts';

test.skip(({ isMobile }) => isMobile, 'nothing of it is a matter of size');

for (const loadsAhead of [true, false])
  test.describe(loadsAhead ? 'as for most people' : 'where a person saves data', () => {
    test.use({ loadsAhead });

    test(`a dialog that is a key away is loaded ${
      loadsAhead ? 'before it is opened' : 'when it is opened'
    }`, async ({ page, member }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const isPaletteAsked = () => asked.some((path) => path.startsWith('/assets/palette-part-'));
      await openAs(page, member);
      // The bell asks once the page rests; the first dialog of what is loaded then is the palette.
      await expect.poll(() => asked.some((path) => path.endsWith('/notifications'))).toBe(true);
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            requestIdleCallback(() => requestIdleCallback(() => resolve()));
          }),
      );
      if (loadsAhead) await expect.poll(isPaletteAsked).toBe(true);
      else expect(isPaletteAsked()).toBe(false);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(isPaletteAsked()).toBe(true);
    });
  });
