// Proves the journeys of a wallet, of a business and of the script tag in Firefox and in WebKit, the engine of Safari, at
// the sizes of a desktop and of a phone: no step fails, and no page reports an error, a warning or a violation of its
// policy. Pictures of the screens go to .cache/pictures/browsers. A browser that is missing fails with the command that
// installs it.
//   --short     the size of a phone alone
//   --only=x,y  only the engines, sizes and journeys of these names: Firefox, WebKit, desktop, phone, wallet, business,
//               script-tag
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { it } from 'vitest';
import { startProduct } from '../scripts/product.mjs';
import { businessJourney } from './browsers/business-journey.ts';
import { engines } from './browsers/engines.ts';
import { runJourney } from './browsers/journey.ts';
import { scriptTagJourney } from './browsers/script-tag-journey.ts';
import { walletJourney } from './browsers/wallet-journey.ts';
import { createChecks } from './support/checks.ts';
import { proofArguments } from './support/proof-arguments.ts';

const { values } = parseArgs({
  args: proofArguments,
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const journeys = {
  wallet: walletJourney,
  business: businessJourney,
  'script-tag': scriptTagJourney,
};
const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
};
const names = [...values.only.split(','), ...(values.short ? ['phone'] : [])];
const pictures = join(import.meta.dirname, '../.cache/pictures/browsers');
const checks = createChecks('browsers');

it('people use the product in Firefox and in WebKit', async () => {
  const data = mkdtempSync(join(tmpdir(), 'billfold-browsers-'));
  const product = await startProduct({ data, env: { SANDBOX_SPEED: '0', PAYMENTS: 'on' } });
  try {
    for (const engine of wanted(engines, ({ name }) => name)) {
      const programs = engine.find();
      if (programs === undefined) checks.add(engine.name, false, `missing: ${engine.install}`);
      else
        for (const [place, size] of wanted(Object.entries(sizes), ([key]) => key))
          for (const [name, journey] of wanted(Object.entries(journeys), ([key]) => key))
            await runJourney(journey, {
              ...{ checks, size, url: product.url, name: `${name}, ${place}, ${engine.name}` },
              pictures: join(pictures, `${engine.name.toLowerCase()}-${place}`),
              start: (proxy) => engine.start(programs, proxy),
            });
    }
  } finally {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
  checks.finish();
});

/** Returns those whose name is given, or all where none of their names is. */
function wanted<T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] {
  const chosen = all.filter((one) => names.includes(nameOf(one)));
  return chosen.length === 0 ? all : chosen;
}
