import { formatMoney } from '@billfold/core';
import type { WalletChoice } from '@billfold/core/internal';
import { TimeText, useTranslate } from '@billfold/react';
import { Icon, icons, Skeleton } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import * as css from './auth.css.ts';

export interface WalletChoiceRowProps {
  readonly wallet: WalletChoice;
  readonly isBusy: boolean;
  readonly onChoose: () => void;
}

/** Row of a wallet with the facts that distinguish it from other wallets. */
export function WalletChoiceRow({ wallet, isBusy, onChoose }: WalletChoiceRowProps): ReactElement {
  const t = useTranslate();
  const { name, accountsCount, lastUsedAt } = wallet;
  return (
    <li>
      <button type="button" className={css.choice} disabled={isBusy} onClick={onChoose}>
        <span className={css.choiceWords}>
          <span className={css.choiceName}>{name}</span>
          <span className={css.choiceDetail}>
            {t('auth.selectWallet.accounts', { count: accountsCount })}
            {lastUsedAt && (
              <>
                {' · '}
                {t('auth.selectWallet.lastUsed')} <TimeText at={lastUsedAt} inSentence />
              </>
            )}
          </span>
        </span>
        <span className={css.choiceWorth}>
          <Worth worth={wallet.worth} />
        </span>
        <Icon shape={icons.chevronRight} size={16} className={css.choiceArrow} />
      </button>
    </li>
  );
}

/** Value of the wallet; nothing without prices. */
function Worth({ worth }: Pick<WalletChoice, 'worth'>): ReactElement | null {
  if (worth === undefined) return <Skeleton width="72px" />;
  if (worth === null) return null;
  return <>{formatMoney(worth)}</>;
}
