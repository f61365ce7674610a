'use client';
import { getNetwork, isNetwork, type Network } from '@billfold/core';
import type { ReactElement } from 'react';
import { CoinMark } from '../coin-mark/coin-mark.tsx';
import { ListPicker } from '../list-picker/list-picker.tsx';
import * as css from './network-picker.css.ts';

export interface NetworkPickerProps {
  readonly label: string;
  readonly networks: readonly Network[];
  readonly network: Network | null;
  readonly onSelect: (network: Network) => void;
}

/** One of the networks, each with its mark. */
export function NetworkPicker(props: NetworkPickerProps): ReactElement {
  const { label, networks, network, onSelect } = props;
  return (
    <ListPicker
      label={label}
      options={networks.map((code) => ({
        id: code,
        text: getNetwork(code).name,
        content: <NetworkLine network={code} />,
      }))}
      value={network}
      onValueChange={(code) => {
        if (isNetwork(code)) onSelect(code);
      }}
    />
  );
}

function NetworkLine({ network }: { readonly network: Network }): ReactElement {
  const { name, symbol } = getNetwork(network);
  return (
    <span className={css.line}>
      <CoinMark symbol={symbol} />
      {name}
    </span>
  );
}
