import { type Decimal, formatCoin, getNetwork, type Network, shortenAddress } from '@billfold/core';
import type { LedgerInput, LedgerTransaction } from '@billfold/core/contract';
import { AmountText, Badge, type BadgeProps, Card, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import * as css from './ledger.css.ts';
import { pageHref } from './ledger-hrefs.ts';
import { LedgerLink } from './ledger-link.tsx';

interface TransactionProps {
  readonly transaction: LedgerTransaction;
}

/** What it spends, each with the result of checking its signature. */
export function TransactionInputs({ transaction }: TransactionProps): ReactElement {
  const t = useTranslate();
  const { network, inputs } = transaction;
  return (
    <Card title={t('ledger.transaction.inputs')}>
      {inputs.length === 0 && <p className={css.muted}>{t('ledger.transaction.noInputs')}</p>}
      <ul>
        {inputs.map((input) => (
          <li key={`${input.hash}:${input.index}`} className={css.move}>
            <Place network={network} address={input.address} />
            <Value network={network} value={input.value} />
            <Source network={network} input={input} />
            <span className={css.end}>
              <Badge tone={tones[input.signature]}>
                {t(`ledger.signature.${input.signature}`)}
              </Badge>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Where it pays to. */
export function TransactionOutputs({ transaction }: TransactionProps): ReactElement {
  const t = useTranslate();
  const { network, outputs } = transaction;
  return (
    <Card title={t('ledger.transaction.outputs')}>
      <ul>
        {outputs.map(({ index, address, value }) => (
          <li key={index} className={css.move}>
            <Place network={network} address={address} />
            <Value network={network} value={value} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const tones: Readonly<Record<LedgerInput['signature'], BadgeProps['tone']>> = {
  valid: 'success',
  invalid: 'danger',
  unchecked: 'neutral',
};

function Place(props: {
  readonly network: Network;
  readonly address: string | null;
}): ReactElement {
  const t = useTranslate();
  const { network, address } = props;
  if (address === null)
    return <span className={css.muted}>{t('ledger.transaction.noAddress')}</span>;
  return (
    <span>
      <LedgerLink network={network} page={{ address }} />
    </span>
  );
}

function Value(props: { readonly network: Network; readonly value: Decimal }): ReactElement {
  const network = getNetwork(props.network);
  return (
    <span className={css.end}>
      <AmountText amount={formatCoin(props.value, network)} unit={network.symbol} />
    </span>
  );
}

function Source(props: { readonly network: Network; readonly input: LedgerInput }): ReactElement {
  const t = useTranslate();
  const { hash, index } = props.input;
  return (
    <span className={css.small}>
      <Link href={pageHref(props.network, { hash })} className={css.hashLink}>
        {t('ledger.transaction.spends', { index, hash: shortenAddress(hash) })}
      </Link>
    </span>
  );
}
