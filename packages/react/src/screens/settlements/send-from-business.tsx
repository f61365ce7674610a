'use client';
import {
  type AccountAsset,
  type Decimal,
  formatAmount,
  getNetwork,
  parseAmount,
} from '@billfold/core';
import type { Account } from '@billfold/core/contract';
import type { ReactElement } from 'react';
import { useClient } from '../../context/use-provided.ts';
import { SendDialog } from '../../dialogs/send/send-dialog.tsx';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { useScreenDialogs } from '../screen/screen-dialogs-context.ts';

/** Account of a business, and the asset to send from it. */
export interface SendOrigin {
  readonly accountId: string;
  readonly asset: AccountAsset;
  /** Null where the account has many. */
  readonly address: string | null;
}

interface SendFromBusinessProps {
  readonly businessId: number;
  readonly origin: SendOrigin;
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSent: () => void;
}

/** The wallet's Send dialog, from an account of a business that cannot be changed in it. */
export function SendFromBusiness(props: SendFromBusinessProps): ReactElement {
  const { businessId, origin, open, onOpenChange, onSent } = props;
  const { accountId, asset, address } = origin;
  const topUp = useTopUp(asset);
  return (
    <SendDialog
      open={open}
      onOpenChange={onOpenChange}
      prefill={{ accountId, ...(asset.id !== asset.network && { tokenId: asset.id }) }}
      lock={['account']}
      settlement={{
        businessId,
        address,
        onTopUp: (missing) => {
          onOpenChange(false);
          topUp(address ?? '', missing);
        },
      }}
      onSent={onSent}
    />
  );
}

/** Opens Send of the wallet's own fullest account on the network, filled in. */
function useTopUp({ network }: AccountAsset): (recipient: string, amount: Decimal) => void {
  const { open } = useScreenDialogs();
  const { accounts } = useClient().resources;
  const walletId = useWalletId();
  return (recipient, missing) => {
    const { decimals } = getNetwork(network);
    // Typed amounts have no zeros at their end.
    const amount = formatAmount(parseAmount(missing, decimals), decimals);
    const own = accounts(walletId).get().data?.items ?? [];
    const payer = fullest(own.filter((each) => each.blockchainNetwork === network));
    open({ name: 'send', accountId: payer?.id ?? null, recipient, amount });
  };
}

function fullest(accounts: readonly Account[]): Account | undefined {
  const units = ({ nativeBalance }: Account): bigint => parseAmount(nativeBalance, 36);
  return accounts
    .filter(({ isArchived }) => !isArchived)
    .reduce<Account | undefined>(
      (best, each) => (best === undefined || units(each) > units(best) ? each : best),
      undefined,
    );
}
