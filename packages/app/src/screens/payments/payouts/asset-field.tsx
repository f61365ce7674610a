import type { Decimal, Network } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import { findNamedAsset, isAboveZero, trimDecimal } from '@billfold/core/internal';
import { AmountText, CoinMark, useTranslate } from '@billfold/react';
import { ListPicker, RadioCards } from '@billfold/react/internal';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { assetNameOf } from '../../../common/asset-name.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import { listOtherAssets, type PayoutBalances } from './payout-assets.tsx';
import * as css from './payouts.css.ts';
import type { PayoutForm } from './use-payout-plan.ts';

export interface AssetFieldProps {
  readonly form: PayoutForm;
  /** Networks on which the settlement wallet has an account. */
  readonly networks: readonly Network[];
  readonly balances: PayoutBalances;
}

/** Value of the card that leads to the assets of which the account has nothing. */
const other = 'other';

/** Choice of the asset that a payout pays: a card for each that the account has, and a list of the others. */
export function AssetField({ form, networks, balances }: AssetFieldProps): ReactElement {
  const t = useTranslate();
  const group = useRef<HTMLFieldSetElement>(null);
  const { asset, state, chooseAsset } = form;
  const held = [...(balances ?? [])].filter(([, amount]) => isAboveZero(amount));
  const isHeld = held.some(([id]) => id === asset);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = !isHeld && (wantsOther || asset !== '');
  const error = fieldMessage(state, 'asset', t);
  const isMissing = error !== undefined;
  useEffect(() => {
    if (isMissing) group.current?.querySelector('input')?.focus();
  }, [isMissing]);
  const options = listOtherAssets(networks, balances, t);
  const picker = (
    <div className={css.asset}>
      <ListPicker
        searchable
        label={t('payouts.asset')}
        placeholder={t('payouts.asset.choose')}
        value={asset === '' ? null : asset}
        options={options}
        disabled={state.isBusy}
        onValueChange={chooseAsset}
        error={error}
      />
    </div>
  );
  if (held.length === 0)
    return (
      <>
        {balances !== undefined && (
          <p className={css.muted}>
            {t('payouts.balances.none')}{' '}
            <PageLink href="/payments/collect">{t('payouts.balances.collect')}</PageLink>
          </p>
        )}
        {picker}
      </>
    );
  const choose = (id: string): void => {
    setWantsOther(id === other);
    chooseAsset(id === other ? '' : id);
  };
  return (
    <>
      <RadioCards
        ref={group}
        className={css.assets}
        label={t('payouts.asset')}
        options={[
          ...held.map((each) => cardOf(each, t)),
          ...(options.length === 0 ? [] : [{ value: other, title: t('payouts.asset.other') }]),
        ]}
        value={isHeld ? asset : isOther ? other : null}
        disabled={state.isBusy}
        onValueChange={choose}
      />
      {isOther ? (
        picker
      ) : (
        <p className={css.problem} aria-live="polite">
          {error}
        </p>
      )}
    </>
  );
}

/** Returns the card of an asset with what the account has of it. */
function cardOf([id, amount]: readonly [string, Decimal], t: Translate) {
  const asset = findNamedAsset(id);
  const unit = asset?.symbol ?? id;
  return {
    value: id,
    title: assetNameOf(id, t),
    mark: <CoinMark symbol={unit} network={asset?.network} size={20} />,
    end: <AmountText amount={trimDecimal(amount)} unit={unit} />,
  };
}
