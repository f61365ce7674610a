import { generateSeedPhrase } from '@billfold/keyring';
import { eq } from 'drizzle-orm';
import type { Chain } from '../chains/chain.ts';
import { createSandboxChain } from '../chains/sandbox/create-sandbox-chain.ts';
import { createInterruptibleChain } from '../chains/sandbox/interruptible-chain.ts';
import { createLazyLedger } from '../chains/sandbox/lazy-ledger.ts';
import type { SandboxRules } from '../chains/sandbox/rules.ts';
import { openSandboxLedger, type SandboxLedger } from '../chains/sandbox/sandbox-ledger.ts';
import { createSqlStore } from '../chains/sandbox/sql-store.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { sandboxLedgers } from '../db/schema.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';
import { getRules } from './get-rules.ts';

export interface SandboxOptions {
  readonly db: Db;
  readonly platform: ServerPlatform;
  readonly network: ServedNetwork;
}

export interface Sandbox {
  readonly chain: Chain;
  readonly ledger: SandboxLedger;
  readonly rules: SandboxRules;
}

/** The ledger of `network` that is kept in the database; the first to ask it begins it. */
export function openSandbox({ db, platform, network }: SandboxOptions): Sandbox {
  const rules = getRules(network, 'sandbox');
  const ledger = createLazyLedger(async () => {
    const treasury = rules.openTreasury(await loadTreasuryPhrase(db, platform, network));
    const store = createSqlStore(db, network);
    return openSandboxLedger({ store, rules, treasury, platform });
  });
  const chain = createSandboxChain({ network, chain: 'sandbox', ledger, rules });
  return { ledger, rules, chain: createInterruptibleChain(chain, ledger) };
}

async function loadTreasuryPhrase(
  db: Db,
  platform: ServerPlatform,
  network: ServedNetwork,
): Promise<string> {
  const treasuryPhrase = generateSeedPhrase(12, platform.random.bytes);
  // Of two processes that start at once, the first one's phrase counts.
  await db
    .insert(sandboxLedgers)
    .values({ network, treasuryPhrase, nextBlockAt: nowOf(platform) })
    .onConflictDoNothing();
  const [ledger] = await db
    .select({ phrase: sandboxLedgers.treasuryPhrase })
    .from(sandboxLedgers)
    .where(eq(sandboxLedgers.network, network));
  return ledger?.phrase ?? treasuryPhrase;
}
