import * as z from 'zod/mini';
import { aboutTopic, type Finding } from './finding.ts';

const { ok, note, wrong } = aboutTopic('Books');

/** Checks that the books agree with the chain, as far as the server has compared them. */
export async function checkBooks(
  query: (sql: string) => Promise<readonly unknown[]>,
): Promise<readonly Finding[]> {
  const rows = await query(`select asset_id as asset, is_held as held, count(*)::integer as accounts
    from book_drifts group by asset_id, is_held order by asset_id, is_held`);
  const found = rows.map((row) => {
    const { asset, held, accounts } = z.parse(drift, row);
    const where = `${accounts === 1 ? 'one account' : `${accounts} accounts`} in ${asset}`;
    return held
      ? wrong(
          `they have more than the chain for ${where}, which cannot be spent.`,
          'wait until the open sends of the account have ended, then see "Books and chain" in docs/operations.md.',
        )
      : note(`they differ from the chain for ${where}: another look follows.`);
  });
  return found.length === 0 ? [ok('no difference from the chain is open.')] : found;
}

const drift = z.object({ asset: z.string(), held: z.boolean(), accounts: z.int() });
