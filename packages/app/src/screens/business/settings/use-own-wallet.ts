import { isErrorCode, type Network } from '@billfold/core';
import type { InvalidFields } from '@billfold/core/flows';
import type { MessageKey } from '@billfold/core/i18n';
import type { WatchKeyKind, WatchKeyPreview } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { type FormState, useForm } from '@billfold/react/internal';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { looksPrivate } from './looks-private.ts';
import { useOnboardingStep } from './use-onboarding-step.ts';

export type OwnWalletField = 'key' | 'kind' | 'compared';

export interface OwnWallet {
  readonly key: string;
  /** Null leaves it to the key. */
  readonly kind: WatchKeyKind | null;
  readonly isCompared: boolean;
  /** True once something was pasted that spends; it is gone from the form. */
  readonly wasPrivate: boolean;
  /** Key as the server read it; null until it was. */
  readonly read: WatchKeyPreview | null;
  readonly state: FormState<OwnWalletField>;
  readonly setKey: (text: string) => void;
  readonly setKind: (kind: WatchKeyKind | null) => void;
  readonly setCompared: (isCompared: boolean) => void;
  /** Goes back to the key. */
  readonly edit: () => void;
  /** Reads the key, without choosing it. */
  readonly preview: () => Promise<void>;
  /** Chooses the key; returns whether the server took it. */
  readonly choose: () => Promise<boolean>;
}

/** Keeps the public key of another wallet until a business is paid into it. A private key is never kept or sent. */
export function useOwnWallet(businessId: number, network: Network): OwnWallet {
  const { business } = useServices();
  const { state, clearErrors, submit } = useForm<OwnWalletField>();
  const { data } = useResource(business.settlement(businessId));
  const finish = useOnboardingStep(businessId);
  const [key, keepKey] = useState('');
  const [kind, keepKind] = useState<WatchKeyKind | null>(null);
  const [isCompared, keepCompared] = useState(false);
  const [wasPrivate, setPrivate] = useState(false);
  const [read, setRead] = useState<WatchKeyPreview | null>(null);
  const dropPrivate = (): void => {
    setPrivate(true);
    keepKey('');
  };
  const preview = async (): Promise<void> => {
    const isMissing = key.trim() === '';
    setPrivate(false);
    const done = await submit(isMissing ? { key: 'common.required' } : {}, async () => {
      try {
        return await business.call(({ settlement }) =>
          settlement.previewWatchKey(businessId, network, { key: key.trim(), kind }),
        );
      } catch (error) {
        if (isErrorCode(error, 'api') && error.serverCode === 'watch_key_private') dropPrivate();
        throw error;
      }
    });
    if (done === null) return;
    keepCompared(false);
    setRead(done.answer);
  };
  const choose = async (): Promise<boolean> => {
    const firstAddress = read?.addresses[0] ?? '';
    const invalid: InvalidFields<OwnWalletField> = isCompared
      ? {}
      : { compared: 'businessSetup.own.compared.missing' };
    const done = await submit(invalid, () =>
      business.call(({ settlement }) =>
        settlement.setWatchKey(businessId, network, { key: key.trim(), kind, firstAddress }),
      ),
    );
    if (done === null) return false;
    // Without a settlement wallet the key is what the business is paid into.
    if (data?.chosen === null) {
      await finish('wallet');
      await Promise.all([business.members(businessId).invalidate(), business.reload(businessId)]);
    }
    await Promise.all([
      business.watchKeys(businessId).refresh(),
      ...(data?.chosen?.walletId == null ? [business.settlement(businessId).refresh()] : []),
    ]);
    return true;
  };
  return {
    ...{ key, kind, isCompared, wasPrivate, read, state, preview, choose },
    setKey: (text) => {
      clearErrors('key');
      if (looksPrivate(text)) return dropPrivate();
      if (text !== '') setPrivate(false);
      keepKey(text);
    },
    setKind: (next) => {
      keepKind(next);
      clearErrors('key');
    },
    setCompared: (next) => {
      keepCompared(next);
      clearErrors('compared');
    },
    edit: () => setRead(null),
  };
}

/** Returns the text about a key that was refused; undefined for any other error. */
export function refusalOfKey({ failure }: Pick<FormState<OwnWalletField>, 'failure'>) {
  const code = isErrorCode(failure, 'api') ? failure.serverCode : undefined;
  return code === undefined ? undefined : refusals.get(code);
}

const refusals: ReadonlyMap<string, MessageKey> = new Map([
  ['watch_key_unreadable', 'businessSetup.own.refused.unreadable'],
  ['watch_key_damaged', 'businessSetup.own.refused.damaged'],
  ['watch_key_network', 'businessSetup.own.refused.network'],
  ['watch_key_checksum', 'businessSetup.own.refused.checksum'],
  ['watch_key_hardened', 'businessSetup.own.refused.hardened'],
  ['watch_key_multisig', 'businessSetup.own.refused.multisig'],
  ['watch_key_script', 'businessSetup.own.refused.script'],
  ['watch_key_path', 'businessSetup.own.refused.path'],
  ['watch_key_depth', 'businessSetup.own.refused.depth'],
  ['watch_key_origin', 'businessSetup.own.refused.origin'],
  ['watch_key_kind', 'businessSetup.own.refused.kind'],
  ['watch_key_in_use', 'businessSetup.own.refused.inUse'],
  ['watch_key_earlier', 'businessSetup.own.refused.earlier'],
]);
