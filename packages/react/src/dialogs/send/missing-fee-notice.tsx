'use client';
import { formatAmount, parseAmount, toBaseUnits, toDecimal } from '@billfold/core';
import type { SendState } from '@billfold/core/flows';
import type { ReactElement } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import * as css from './send.css.ts';
import type { SettlementSource } from './use-send-dialog.ts';

interface MissingFeeNoticeProps {
  readonly state: Pick<SendState, 'asset' | 'network' | 'missingForFee'>;
  readonly settlement: SettlementSource | undefined;
}

/** Explains that native asset is missing to pay the fee of a token, and what to do. */
export function MissingFeeNotice(props: MissingFeeNoticeProps): ReactElement | null {
  const t = useTranslate();
  const { state, settlement } = props;
  const { asset, network, missingForFee } = state;
  if (asset === null || network === null || missingForFee === null) return null;
  const { symbol, decimals } = network;
  const { required, available } = missingForFee;
  const shown = { ...network, trim: true };
  const amount = formatAmount(required, shown);
  const text = { available: formatAmount(available, shown), symbol, token: asset.symbol };
  const { address = null, onTopUp } = settlement ?? {};
  if (address === null || onTopUp === undefined)
    return (
      <Notice tone="warning" live title={t('send.missingForFee', { amount, symbol })}>
        {t('send.missingForFee.text', text)}
      </Notice>
    );
  const missing = parseAmount(required, decimals) - parseAmount(available, decimals);
  // Fees may rise until it is there.
  const enough = toBaseUnits(missing + missing / 4n);
  return (
    <Notice tone="warning" live title={t('send.missingForFee.address', { amount, symbol })}>
      <p className={plain}>{t('send.missingForFee.address.text', text)}</p>
      <div className={css.noticeActions}>
        <Button size="sm" onClick={() => onTopUp(toDecimal(enough, { decimals }))}>
          {t('send.missingForFee.topUp', { symbol })}
        </Button>
        <CopyButton size="sm" text={address} label={t('send.missingForFee.copy')} />
      </div>
    </Notice>
  );
}
