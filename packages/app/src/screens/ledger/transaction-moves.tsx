import {
  type Decimal,
  findToken,
  formatAmount,
  getNetwork,
  type Network,
  shortenAddress,
} from '@billfold/core';
import type {
  LedgerInput,
  LedgerTransaction,
  LedgerUtxoTransaction,
} from '@billfold/core/contract';
import { AmountText, useTranslate } from '@billfold/react';
import { Badge, type BadgeProps, Card } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import * as css from './ledger.css.ts';
import { pageHref } from './ledger-hrefs.ts';
import { LedgerLink } from './ledger-link.tsx';
import { CopiedText } from './own-text.tsx';

/** Whom it takes from and whom it pays. */
export function TransactionMoves(props: { readonly transaction: LedgerTransaction }): ReactElement {
  const t = useTranslate();
  const { transaction } = props;
  const { network, outputs } = transaction;
  return (
    <div className={css.moves}>
      {transaction.family === 'utxo' ? (
        <Inputs transaction={transaction} />
      ) : (
        <Sender transaction={transaction} />
      )}
      <Card title={t(transaction.family === 'utxo' ? utxoTitle : accountTitle)}>
        <ul>
          {outputs.map(({ index, address, value }) => (
            <li key={index} className={css.move}>
              <Place network={network} address={address} />
              <div className={css.moveLine}>
                {isChange(transaction, address) && <Badge>{t('ledger.transaction.change')}</Badge>}
                <Value network={network} value={value} />
              </div>
            </li>
          ))}
          <TokenMove transaction={transaction} />
        </ul>
      </Card>
    </div>
  );
}

/** An output that goes back to an address that the transaction spends from. */
function isChange(transaction: LedgerTransaction, address: string | null): boolean {
  return (
    transaction.family === 'utxo' &&
    address !== null &&
    transaction.inputs.some((input) => input.address === address)
  );
}

/** Whom it pays a token, where it does. */
function TokenMove(props: { readonly transaction: LedgerTransaction }): ReactElement | null {
  const { network, tokenTransfer } = props.transaction;
  const token = tokenTransfer === null ? undefined : findToken(network, tokenTransfer.tokenId);
  if (tokenTransfer === null || token === undefined) return null;
  return (
    <li className={css.move}>
      <Place network={network} address={tokenTransfer.address} />
      <div className={css.moveLine}>
        <AmountText
          className={css.amount}
          amount={formatAmount(tokenTransfer.value, token)}
          unit={token.symbol}
        />
      </div>
    </li>
  );
}

const utxoTitle = 'ledger.transaction.outputs';
const accountTitle = 'ledger.transaction.to';

/** The inputs of a transaction, each with the result of its signature check. */
function Inputs(props: { readonly transaction: LedgerUtxoTransaction }): ReactElement {
  const t = useTranslate();
  const { network, inputs } = props.transaction;
  return (
    <Card title={t('ledger.transaction.inputs')}>
      {inputs.length === 0 && <p className={css.muted}>{t('ledger.transaction.noInputs')}</p>}
      <ul>
        {inputs.map((input) => (
          <li key={`${input.hash}:${input.index}`} className={css.move}>
            <Place network={network} address={input.address} />
            <Source network={network} input={input} />
            <div className={css.moveLine}>
              <Badge tone={tones[input.signature]}>
                {t(`ledger.signature.${input.signature}`)}
              </Badge>
              <Value network={network} value={input.value} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The account it charges, with the result of checking its signature. */
function Sender(props: {
  readonly transaction: Exclude<LedgerTransaction, LedgerUtxoTransaction>;
}): ReactElement {
  const t = useTranslate();
  const { network, sender, signature } = props.transaction;
  return (
    <Card title={t('ledger.transaction.from')}>
      <div className={css.move}>
        {sender === null ? (
          <span className={css.muted}>{t('ledger.transaction.noSender')}</span>
        ) : (
          <Place network={network} address={sender} />
        )}
        <div>
          <Badge tone={tones[signature]}>{t(`ledger.signature.${signature}`)}</Badge>
        </div>
      </div>
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
    <CopiedText text={address}>
      <LedgerLink network={network} page={{ address }} form="grouped" />
    </CopiedText>
  );
}

function Value(props: { readonly network: Network; readonly value: Decimal }): ReactElement {
  const network = getNetwork(props.network);
  return (
    <AmountText
      className={css.amount}
      amount={formatAmount(props.value, network)}
      unit={network.symbol}
    />
  );
}

function Source(props: { readonly network: Network; readonly input: LedgerInput }): ReactElement {
  const t = useTranslate();
  const { hash, index } = props.input;
  return (
    <span className={css.source}>
      <Link href={pageHref(props.network, { hash })} className={css.hashLink}>
        {t('ledger.transaction.spends', { index, hash: shortenAddress(hash) })}
      </Link>
    </span>
  );
}
