// Proves in a browser that a member of each role reaches every page of the role by clicking, is offered no other,
// and is told who sees the others. With names, only those roles: `npm run prove roles -- VIEWER`.
import { expect, it } from 'vitest';
import { withFilledProduct } from './screens/filled-product.ts';
import { crawlAs, findUnlisted, roles } from './screens/role-crawl.ts';
import { proofArguments } from './support/proof-arguments.ts';

const wanted = proofArguments.length === 0 ? roles : proofArguments;

it('the crawl knows every route of a business', () => {
  expect(findUnlisted()).toEqual([]);
});

it('each role reaches its pages by clicking, and no others', async () => {
  const faults: string[] = [];
  await withFilledProduct(async (filled) => {
    for (const role of wanted) {
      const begin = performance.now();
      const { reached, refused, ...crawled } = await crawlAs(filled, role);
      faults.push(...crawled.faults.map((fault) => `${role}: ${fault}`));
      const seconds = Math.round((performance.now() - begin) / 1_000);
      console.log(
        `${role}: ${reached} pages by clicking, ${refused} refused by address, ${crawled.faults.length} faults, ${seconds} s`,
      );
      for (const fault of crawled.faults) console.log(fault);
    }
  });
  expect(faults).toEqual([]);
});
