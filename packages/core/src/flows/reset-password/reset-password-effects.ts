import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { normalizeSeedPhrase } from '../../seed-phrase/normalize-seed-phrase.ts';
import type { FlowStore } from '../flow.ts';
import { validatePhrase } from '../new-wallet/new-wallet-selectors.ts';
import { isFine } from '../refused-field.ts';
import { runOnce } from '../run-once.ts';
import { type ResetPasswordEntries, validateNewPassword } from './reset-password-selectors.ts';
import type { ResetPasswordEvent, ResetPasswordState } from './reset-password-state.ts';

export interface ResetPasswordFlowOptions {
  readonly walletId: string;
  /** The BIP-39 word list, loaded when a phrase is entered. Without it the service validates the words. */
  readonly loadWords?: () => Promise<readonly string[]>;
  readonly onError?: (error: AnyBillfoldError) => void;
}

/** Context that the effects of one flow share. */
export interface ResetPasswordContext {
  readonly client: BillfoldClient;
  readonly options: ResetPasswordFlowOptions;
  readonly store: FlowStore<ResetPasswordState, ResetPasswordEvent>;
  /** Once it is aborted nothing may change any more. */
  readonly signal: AbortSignal;
}

/** Judges the phrase; nothing of it is kept. */
export async function checkPhrase(
  context: ResetPasswordContext,
  seedPhrase: string,
): Promise<void> {
  if (context.store.get().step === 'phrase')
    await runOnce<ResetPasswordEvent>(context, () => validate(context, seedPhrase));
}

/** Judges everything that was entered, then asks the service. */
export async function resetPassword(
  context: ResetPasswordContext,
  entered: ResetPasswordEntries,
): Promise<void> {
  const { client, options, store, signal } = context;
  const { step, isBusy } = store.get();
  if (step !== 'password' || isBusy || signal.aborted) return;
  const invalid = validateNewPassword(entered);
  if (!isFine(invalid)) return store.dispatch({ type: 'refused', invalid });
  await runOnce<ResetPasswordEvent>(context, async () => {
    // The field may have changed since it was validated on the first step.
    const verdict = await validate(context, entered.seedPhrase);
    if (verdict.type === 'phrase-refused') return verdict;
    const seedPhrase = normalizeSeedPhrase(entered.seedPhrase);
    const body = { seedPhrase, newPassword: entered.newPassword };
    await client.wallets.resetPassword(options.walletId, body, { signal });
    return { type: 'reset' };
  });
}

async function validate(
  { options }: ResetPasswordContext,
  seedPhrase: string,
): Promise<ResetPasswordEvent> {
  const problem = validatePhrase(seedPhrase, (await options.loadWords?.()) ?? null);
  return problem ? { type: 'phrase-refused', problem } : { type: 'phrase-accepted' };
}
