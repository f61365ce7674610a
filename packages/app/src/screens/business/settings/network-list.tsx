import { getNetwork, type Network } from '@billfold/core';
import { CoinMark, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './setup.css.ts';

/** Networks by their marks and names. */
export function NetworkList({ networks }: { readonly networks: readonly Network[] }): ReactElement {
  const t = useTranslate();
  return (
    <ul className={css.networks} aria-label={t('businessSetup.settlement.networks')}>
      {networks.map((code) => {
        const { name, symbol } = getNetwork(code);
        return (
          <li key={code} className={css.network}>
            <CoinMark symbol={symbol} size={20} />
            {name}
          </li>
        );
      })}
    </ul>
  );
}
