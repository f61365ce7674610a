import type { SettlementTakeover } from '@billfold/core/payments';
import { useResource } from '@billfold/react/hooks';
import { useForm } from '@billfold/react/internal';
import { type RefObject, useRef, useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useOnboardingStep } from './use-onboarding-step.ts';
import { chosenOf, type WalletField } from './wallet-fields.tsx';

export interface ChooseWalletOptions {
  readonly businessId: number;
  /** Wallet that payments go to now, for a change to another one. */
  readonly currentId?: string | null;
  readonly takesOver?: SettlementTakeover;
}

/** Chooses the wallet that a business is paid into, by its password. */
export function useChooseWallet({ businessId, currentId = null, takesOver }: ChooseWalletOptions) {
  const { business, client } = useServices();
  const { state, clearErrors, submit } = useForm<WalletField>();
  const finish = useOnboardingStep(businessId);
  const [walletId, setWalletId] = useState<string | null>(null);
  const password: RefObject<HTMLInputElement | null> = useRef(null);
  const { data } = useResource(client.resources.wallets);
  const own = (data?.items ?? []).filter((each) => each.isActivated && each.id !== currentId);
  /** Returns the name of the wallet; null where it was refused. */
  const choose = async (): Promise<string | null> => {
    const id = chosenOf(own, walletId);
    const typed = password.current?.value ?? '';
    const done = await submit(
      {
        ...(id === null && { walletId: 'businessSetup.wallet.missing' as const }),
        ...(typed === '' && { password: 'common.required' as const }),
      },
      async () => {
        if (id === null) return;
        await business.call(({ settlement }) =>
          settlement.choose(businessId, {
            ...{ walletId: id, password: typed, seedPhrase: null },
            ...(takesOver && { takesOver }),
          }),
        );
      },
    );
    if (done === null) return null;
    if (password.current) password.current.value = '';
    await finish('wallet');
    await Promise.all([
      business.settlement(businessId).refresh(),
      business.assets(businessId).invalidate(),
      business.members(businessId).invalidate(),
      business.reload(businessId),
    ]);
    return own.find((each) => each.id === id)?.name ?? '';
  };
  return {
    choose,
    state,
    /** True once it is known that there is no wallet to choose. */
    isWithoutWallet: data !== undefined && own.length === 0,
    fields: {
      hasWallet: own.length > 0,
      state,
      clearErrors,
      walletId,
      onWallet: setWalletId,
      password,
      currentId,
    },
  };
}
