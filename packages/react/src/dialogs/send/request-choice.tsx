'use client';
import { findAccountAsset, formatAmount, getNetwork } from '@billfold/core';
import type { RequestAsset } from '@billfold/core/contract';
import type { SendActions, SendState } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import { type ReactElement, type RefObject, useId } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { Button } from '../../ui/button/button.tsx';
import { muted, step } from '../frame/step.css.ts';

export interface RequestChoiceProps {
  readonly state: Pick<SendState, 'requestChoice'>;
  readonly actions: Pick<SendActions, 'chooseRequestAsset'>;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Offers the assets of a host, where its payer has not chosen one at the checkout page. */
export function RequestChoice({ state, actions, field }: RequestChoiceProps): ReactElement | null {
  const t = useTranslate();
  const labelId = useId();
  if (state.requestChoice === null) return null;
  const { host, assets } = state.requestChoice;
  const choose = (assetId: string): void => {
    actions.chooseRequestAsset(assetId);
    // The pressed button goes.
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and these are buttons.
    <div role="group" aria-labelledby={labelId} className={step}>
      <p id={labelId} role="status" className={muted}>
        {t('send.request.choose', { host })}
      </p>
      {assets.map((asset) => (
        <Button key={asset.assetId} wide onClick={() => choose(asset.assetId)}>
          {choiceText(asset, t)}
        </Button>
      ))}
    </div>
  );
}

function choiceText({ assetId, network, estimate }: RequestAsset, t: Translate): string {
  const asset = findAccountAsset(assetId);
  if (asset === undefined) return assetId;
  const isNative = asset.id === network;
  const action = isNative
    ? t('send.request.asset', { asset: asset.name })
    : t('send.request.asset.network', { asset: asset.symbol, network: getNetwork(network).name });
  if (estimate === null) return action;
  const amount = `${formatAmount(estimate, { ...asset, digits: asset.decimals, trim: true })} ${asset.symbol}`;
  return t('send.request.asset.about', { action, amount });
}
