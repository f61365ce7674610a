import { type AnyBillfoldError, isErrorCode } from '@billfold/core';
import type { UpdateWalletSettings, WalletSettings } from '@billfold/core/contract';
import type { Resource } from '@billfold/core/flows';
import { useClient } from '../../context/use-provided.ts';
import { useForm } from '../form/use-form.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';

export interface KeptSettings {
  readonly resource: Resource<WalletSettings>;
  readonly isBusy: boolean;
  readonly failure: AnyBillfoldError | null;
  /** Saves at once; false where the service refused. What is not named stays as it is. */
  readonly save: (changes: Omit<UpdateWalletSettings, 'version'>) => Promise<boolean>;
}

/** The settings of the selected wallet. What another device has changed meanwhile is shown, not overwritten. */
export function useWalletSettings(): KeptSettings {
  const walletId = useWalletId();
  const client = useClient();
  const resource = client.resources.settings(walletId);
  const { state, submit } = useForm<never>();
  const save: KeptSettings['save'] = async (changes) => {
    const version = resource.get().data?.version;
    const body = { ...changes, ...(version !== undefined && { version }) };
    const done = await submit({}, () => saveOrReload(body));
    return done !== null;
  };
  const saveOrReload = async (body: UpdateWalletSettings): Promise<void> => {
    try {
      await client.wallets.updateSettings(walletId, body);
      await resource.invalidate();
    } catch (error) {
      if (isErrorCode(error, 'api') && error.serverCode === 'stale_version')
        await resource.invalidate();
      throw error;
    }
  };
  return { resource, save, isBusy: state.isBusy, failure: state.failure };
}
