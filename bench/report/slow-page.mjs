// One fresh page after the other in one Chromium, its processor slowed four times once it is idle.
import { chromium } from 'playwright-core';
import { ensureChromium } from '../../scripts/browser.mjs';
import { startClock } from './page-clock.mjs';

/** @param {string} url where the pages are served */
export async function startSlowPages(url) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    close: () => browser.close(),
    /** Calls `work` with the page at `path` once `ready` is shown on it. */
    async visit(path, ready, work) {
      const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      try {
        await page.addInitScript(startClock);
        await page.goto(url + path);
        await page.locator(ready).first().waitFor();
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await work(page, devtools);
      } finally {
        await context.close();
      }
    },
  };
}

/**
 * Times from the click's own stamp to the frames that show each of what it brings up, painted. The
 * pointer is there for as long before as somebody needs to press.
 * @param {import('playwright-core').Locator} button
 * @param {readonly string[]} selectors
 * @returns {Promise<{ painted: number, settled: number }[]>}
 */
export async function clickTo(button, ...selectors) {
  const page = button.page();
  await button.hover();
  await page.waitForTimeout(300);
  const done = page.evaluate(
    (wanted) => Promise.all(wanted.map((each) => globalThis.timeToPaint(each))),
    selectors,
  );
  await button.click();
  return done;
}

/** One figure of the page so far: seconds of the processor on its main thread, not of the clock. */
export async function metric(devtools, name) {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find((each) => each.name === name).value;
}
