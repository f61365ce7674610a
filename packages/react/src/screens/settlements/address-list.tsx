'use client';
import {
  type AccountAsset,
  type Decimal,
  formatAmount,
  getNetwork,
  shortenAddress,
  toDecimal,
} from '@billfold/core';
import type { Account, SettlementAccount } from '@billfold/core/contract';
import { type ReactElement, useState } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { useResource } from '../../state/use-store.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyIcon } from '../../ui/copy/copy-button.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import * as icons from '../../ui/icon/icons.tsx';
import { LoadingText, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useScreenData } from '../data/screen-data.ts';
import { settlementPageSize } from '../data/settlements.ts';
import { Pager } from '../parts/pager.tsx';
import { PrivateAmount } from '../parts/private-amount.tsx';
import { useLive } from '../parts/use-live.ts';
import { usePendingText } from '../parts/use-pending-text.ts';
import { useWalletId } from '../parts/use-wallet-id.ts';
import { isPositive } from './held-funds.ts';
import type { SendOrigin } from './send-from-business.tsx';
import * as css from './settlements.css.ts';

interface AddressListProps {
  readonly businessId: number;
  readonly asset: AccountAsset;
  readonly onSend: (origin: SendOrigin) => void;
}

/** Addresses of a business that hold an asset, the largest balance first, each with Send. */
export function AddressList({ businessId, asset, onSend }: AddressListProps): ReactElement {
  const t = useTranslate();
  const [page, setPage] = useState(1);
  const walletId = useWalletId();
  const { accounts } = useScreenData().settlements;
  const resource = accounts({ walletId, businessId, asset: asset.id, page });
  const { data, error } = useResource(resource);
  useLive(resource, { refresh: resource.refresh, changesWithBlocks: () => true });
  if (data === undefined && error !== undefined)
    return (
      <ErrorState
        title={t('settlements.addresses.loadFailed')}
        error={error}
        onRetry={() => void resource.refresh()}
      />
    );
  if (data === undefined) return <LoadingAddresses />;
  // The last page may have been emptied by what was sent.
  const lastPage = Math.max(1, Math.ceil(data.total / settlementPageSize));
  if (page > lastPage) setPage(lastPage);
  if (data.total === 0) return <p className={css.note}>{t('settlements.addresses.none')}</p>;
  return (
    <div className={css.addresses}>
      <p className={css.note}>{t('settlements.addresses.text')}</p>
      <ul className={css.addressList}>
        {data.items.map((each) => (
          <AddressItem key={each.account.id} found={each} asset={asset} onSend={onSend} />
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={settlementPageSize}
        total={data.total}
        count={data.items.length}
        isLoading={false}
        onPage={setPage}
      />
    </div>
  );
}

interface AddressItemProps extends Pick<AddressListProps, 'asset' | 'onSend'> {
  readonly found: SettlementAccount;
}

function AddressItem({ found, asset, onSend }: AddressItemProps): ReactElement {
  const t = useTranslate();
  const pendingText = usePendingText();
  const { account } = found;
  const address = found.address ?? '';
  const short = shortenAddress(address);
  const balance = balanceOf(account, asset);
  const waiting = asset.id === account.blockchainNetwork ? account.pendingBalance : none;
  const shown = { ...asset, trim: true };
  return (
    <li className={css.addressRow}>
      <span className={css.place}>
        <AddressText address={address} />
        <CopyIcon text={address} label={t('settlements.addresses.copy', { address: short })} />
      </span>
      <span className={css.amounts}>
        <PrivateAmount amount={formatAmount(balance, shown)} unit={asset.symbol} />
        {isPositive(waiting) && (
          <span className={css.detail}>
            {pendingText(formatAmount(waiting, shown), getNetwork(asset.network).symbol)}
          </span>
        )}
      </span>
      <span className={css.action}>
        <Button
          size="sm"
          icon={icons.send}
          aria-label={t('settlements.sendFrom', { address: short })}
          disabled={!isPositive(balance)}
          onClick={() => onSend({ accountId: account.id, asset, address })}
        >
          {t('portfolio.send')}
        </Button>
      </span>
    </li>
  );
}

const none = toDecimal('0');

function balanceOf(
  { nativeBalance, tokens, blockchainNetwork }: Account,
  asset: AccountAsset,
): Decimal {
  if (asset.id === blockchainNetwork) return nativeBalance;
  return tokens.find(({ tokenId }) => tokenId === asset.id)?.balance ?? none;
}

function LoadingAddresses(): ReactElement {
  return (
    <div className={css.addresses}>
      <LoadingText />
      <div aria-hidden="true">
        {[0, 1].map((row) => (
          <div key={row} className={css.addressRow}>
            <Skeleton width="40%" />
            <Skeleton width="20%" />
          </div>
        ))}
      </div>
    </div>
  );
}
