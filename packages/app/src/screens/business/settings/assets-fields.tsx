import { getAsset, type Network } from '@billfold/core';
import { addressModesOf } from '@billfold/core/internal';
import type { CryptocurrencySettings } from '@billfold/core/payments';
import { CoinMark, useTranslate } from '@billfold/react';
import { Button, Checkbox, Fold, Select } from '@billfold/react/internal';
import { type ReactElement, useId, useState } from 'react';
import { assetName } from '../../../common/asset-name.ts';
import {
  type AssetField,
  type AssetFieldName,
  assetFields,
  listOffered,
  nameOf,
  type OfferedAsset,
} from './asset-edits.ts';
import { PolicyField } from './policy-field.tsx';
import { AdjustField, PriceLimitField, ToleranceField, WindowField } from './rules-fields.tsx';
import * as css from './setup.css.ts';
import type { SettingsForm } from './use-settings-form.ts';

export interface AssetsFieldsProps {
  readonly form: SettingsForm<AssetFieldName>;
  readonly saved: CryptocurrencySettings;
  /** Networks of the settlement wallet. */
  readonly networks: readonly Network[];
  /** Currency of the limits. */
  readonly currency: string;
}

/** Assets that a business can accept, each with rules of its own folded away. */
export function AssetsFields({ form, saved, networks, currency }: AssetsFieldsProps): ReactElement {
  const t = useTranslate();
  const offered = listOffered(networks, saved, form.edits);
  const count = offered.filter(({ isEnabled }) => isEnabled).length;
  const isOpen = ({ asset }: OfferedAsset): boolean => networks.includes(asset.network);
  const isSeldom = isSeldomOf(saved);
  const seldom = offered.filter(isSeldom);
  const chooseAll = (isChosen: boolean): void =>
    form.editAll(
      Object.fromEntries(
        offered
          .filter((each) => isOpen(each) && !(isChosen && each.isWithdrawn))
          .map(({ asset }) => [nameOf(asset.id, 'isEnabled'), isChosen ? 'yes' : 'no']),
      ),
    );
  return (
    <>
      <div className={css.actions}>
        <p aria-live="polite" className={css.count}>
          {count === 0
            ? t('businessSetup.assets.none')
            : t('businessSetup.assets.count', { count })}
        </p>
        <Button size="sm" disabled={form.state.isBusy} onClick={() => chooseAll(true)}>
          {t('businessSetup.assets.all')}
        </Button>
        <Button size="sm" disabled={form.state.isBusy} onClick={() => chooseAll(false)}>
          {t('businessSetup.assets.nothing')}
        </Button>
      </div>
      <AssetList
        label={t('businessSetup.assets')}
        assets={offered.filter((each) => !isSeldom(each))}
        {...{ form, currency, networks }}
      />
      {seldom.length > 0 && (
        <Fold
          label={t('businessSetup.assets.more', { count: seldom.length })}
          text={t('businessSetup.assets.gas')}
          isKeptOpen={seldom.some((each) => isWrong(each, form))}
        >
          <AssetList
            label={t('businessSetup.assets.more', { count: seldom.length })}
            assets={seldom}
            {...{ form, currency, networks }}
          />
        </Fold>
      )}
    </>
  );
}

interface AssetListProps extends Pick<AssetsFieldsProps, 'form' | 'currency' | 'networks'> {
  readonly label: string;
  readonly assets: readonly OfferedAsset[];
}

function AssetList({ label, assets, networks, ...props }: AssetListProps): ReactElement {
  return (
    <ul className={css.assets} aria-label={label}>
      {assets.map((each) => (
        <AssetItem
          key={each.asset.id}
          offered={each}
          isOpen={networks.includes(each.asset.network)}
          {...props}
        />
      ))}
    </ul>
  );
}

/** Tokens whose payments need a coin for gas before they can be moved, unless they were accepted before. */
function isSeldomOf({ assets }: CryptocurrencySettings): (offered: OfferedAsset) => boolean {
  return ({ asset }) =>
    addressModesOf(asset).length > 1 &&
    !assets.some((each) => each.asset === asset.id && each.isEnabled);
}

function isWrong({ asset }: OfferedAsset, { state }: AssetsFieldsProps['form']): boolean {
  return assetFields.some((field) => nameOf(asset.id, field) in state.invalid);
}

interface AssetItemProps extends Pick<AssetsFieldsProps, 'form' | 'currency'> {
  readonly offered: OfferedAsset;
  /** True where the settlement wallet has an account on its network. */
  readonly isOpen: boolean;
}

function AssetItem({ offered, isOpen, form, currency }: AssetItemProps): ReactElement {
  const t = useTranslate();
  const { asset, isEnabled, isWithdrawn } = offered;
  const { id, symbol, network } = asset;
  // The network of this coin is called by its symbol, which says nothing below it.
  const name = id === 'TON' ? getAsset('TONCOIN').name : asset.name;
  const title = assetName(asset, t);
  const rulesId = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isShown = isEnabled && (isUnfolded || isWrong(offered, form));
  return (
    <li className={css.asset}>
      <div className={css.assetLine}>
        <Checkbox
          checked={isEnabled}
          disabled={form.state.isBusy || ((!isOpen || isWithdrawn) && !isEnabled)}
          onCheckedChange={(is) => form.edit(nameOf(asset.id, 'isEnabled'), is ? 'yes' : 'no')}
          label={
            <span className={css.assetName}>
              <CoinMark symbol={symbol} network={network} size={24} />
              <span>{title}</span>
              {name !== title && <span className={css.onNetwork}>{name}</span>}
            </span>
          }
        />
        {isEnabled && (
          <Button
            size="sm"
            variant="plain"
            aria-label={t('businessSetup.assets.rules', {
              asset: title,
            })}
            aria-expanded={isShown}
            aria-controls={rulesId}
            onClick={() => setIsUnfolded(!isShown)}
          >
            {t('businessSetup.assets.rules.short')}
          </Button>
        )}
      </div>
      {isWithdrawn && <p className={css.note}>{t('businessSetup.assets.withdrawn')}</p>}
      {!isOpen && !isWithdrawn && <p className={css.note}>{t('businessSetup.assets.closed')}</p>}
      <div id={rulesId} hidden={!isShown} className={css.under}>
        {isShown && (
          <>
            <p className={css.note}>{t('businessSetup.assets.rules.text')}</p>
            <AssetRules offered={offered} form={form} currency={currency} />
          </>
        )}
      </div>
    </li>
  );
}

function AssetRules({ offered, form, currency }: Omit<AssetItemProps, 'isOpen'>): ReactElement {
  const t = useTranslate();
  const { asset, texts } = offered;
  const modes = addressModesOf(asset);
  const field = (name: AssetField) => ({
    form,
    field: nameOf(asset.id, name),
    value: texts[name],
  });
  return (
    <div className={css.inFold}>
      <PolicyField
        form={form}
        names={{
          policy: nameOf(asset.id, 'policy'),
          confirmations: nameOf(asset.id, 'confirmations'),
        }}
        policy={texts.policy}
        confirmations={texts.confirmations}
        network={asset.network}
      />
      <div className={css.pair}>
        <PriceLimitField {...field('minPrice')} kind="minPrice" currency={currency} />
        <PriceLimitField {...field('maxPrice')} kind="maxPrice" currency={currency} />
      </div>
      <div className={css.pair}>
        <ToleranceField {...field('toleranceBps')} />
        <AdjustField {...field('adjustBps')} />
      </div>
      <WindowField {...field('windowMinutes')} usual={t('businessSetup.policy.inherit')} />
      {modes.length > 1 && (
        <Select
          label={t('businessSetup.mode')}
          disabled={form.state.isBusy}
          value={texts.addressMode}
          options={modes.map((id) => ({ id, text: t(`businessSetup.mode.${id}`) }))}
          onValueChange={(id) => form.edit(nameOf(asset.id, 'addressMode'), id)}
        />
      )}
    </div>
  );
}
