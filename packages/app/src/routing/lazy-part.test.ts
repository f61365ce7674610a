import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.ts';
import { createPreloadReporter } from './preload-reporter.ts';

const Part = (): null => null;

function page() {
  const target = new EventTarget();
  const told: unknown[] = [];
  target.addEventListener('preload-error', (event) => {
    told.push(event instanceof CustomEvent ? event.detail.error : event);
  });
  return { target, told };
}

test('a failed load fires preload-error and rethrows; the next one tries again (R-NOTE-12)', async () => {
  const { target, told } = page();
  const broken = new TypeError('Failed to fetch dynamically imported module');
  let isBroken = true;
  const part = lazyPart(async () => {
    if (isBroken) throw broken;
    return Part;
  }, createPreloadReporter(target));
  await expect(part.load()).rejects.toBe(broken);
  expect(told).toEqual([broken]);
  expect(part.peek()).toBeNull();
  isBroken = false;
  await expect(part.load()).resolves.toBe(Part);
  expect(part.peek()).toBe(Part);
});

test('what Vite has told of is not told twice', async () => {
  const { target, told } = page();
  const report = createPreloadReporter(target);
  const broken = new TypeError('Unable to preload CSS');
  target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: broken }));
  await lazyPart(async () => {
    throw broken;
  }, report)
    .load()
    .catch(() => undefined);
  expect(told).toEqual([broken]);
});

test('loads once, however often it is asked', async () => {
  let count = 0;
  const part = lazyPart(
    async () => {
      count += 1;
      return Part;
    },
    () => undefined,
  );
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(count).toBe(1);
});
