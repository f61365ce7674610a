'use client';
import type { SendState } from '@billfold/core/flows';
import type { Translate } from '@billfold/core/i18n';
import { priceText } from '@billfold/core/payments';
import { type ReactElement, useId } from 'react';
import { useTranslate } from '../../context/use-translate.ts';
import { plain } from '../../theme/base.css.ts';
import { AddressText } from '../../ui/address-text/address-text.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { RecipientCard } from '../../ui/recipient-card/recipient-card.tsx';
import { TimeText } from '../../ui/time-text/time-text.tsx';
import * as css from './send.css.ts';

type RecipientState = Pick<
  SendState,
  'step' | 'account' | 'recipientAddress' | 'recipientMatch' | 'request'
>;

export interface ChosenRecipientProps {
  readonly state: RecipientState;
  readonly label: string;
  /** Called by a button that returns to the field; without it the recipient is fixed. */
  readonly onRemove?: (() => void) | undefined;
  /** Offers to copy the address, where it is confirmed. */
  readonly isCopied?: boolean | undefined;
}

/** Card of the recipient that the transaction pays, under a label. */
export function ChosenRecipient(props: ChosenRecipientProps): ReactElement | null {
  const t = useTranslate();
  const labelId = useId();
  const { state, label, onRemove, isCopied = false } = props;
  const { account, recipientAddress: address, recipientMatch: match, request } = state;
  if (account === null || address === '') return null;
  const paidAt = match?.kind === 'known' ? match.recipient.paidAt : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and this is a card.
    <div role="group" aria-labelledby={labelId} className={css.recipient}>
      <p id={labelId} className={css.recipientLabel}>
        {label}
      </p>
      <RecipientCard
        address={address}
        network={account.blockchainNetwork}
        name={request === null ? recipientName(state) : request.businessName}
        untitled={untitled(match, t)}
        detail={
          request === null
            ? paidAt !== null && (
                <span>
                  {t('send.recipient.lastPaid')} <TimeText at={paidAt} inSentence />
                </span>
              )
            : requestFacts(request, { step: state.step, t })
        }
        caution={
          match?.kind === 'first-time' &&
          request === null &&
          state.step !== 'result' && (
            <p role="status" className={plain}>
              {t('send.recipient.firstTime')}
            </p>
          )
        }
        copyLabel={isCopied ? t('confirmation.copyTo') : undefined}
        onRemove={onRemove}
      />
    </div>
  );
}

/** Recipient by its picture, its name and the ends of its address, in one line. */
export function RecipientLine({ state }: Pick<ChosenRecipientProps, 'state'>): ReactElement | null {
  const t = useTranslate();
  const { recipientAddress: address, request } = state;
  if (address === '') return null;
  const name = request === null ? recipientName(state) : request.businessName;
  return (
    <p className={css.recipientLine}>
      <span className={plain}>{t('send.review.to')}</span>
      <Avatar text={address} name={name} size={24} />
      {name !== null && <bdi className={css.recipientName}>{name}</bdi>}
      {request !== null && (
        <span className={plain}>{t('send.request.verified', { host: request.host })}</span>
      )}
      <AddressText address={address} />
    </p>
  );
}

/** Verified host, which says who it is, then the order and the price as it states them, and the end of the price. */
function requestFacts(
  { host, orderId, price, expiresAt, isTest }: NonNullable<SendState['request']>,
  { step, t }: { readonly step: SendState['step']; readonly t: Translate },
): ReactElement {
  return (
    <>
      <bdi className={css.business}>{t('send.request.verified', { host })}</bdi>
      {orderId !== null && <bdi>{t('send.request.order', { id: orderId })}</bdi>}
      {/* Review has it next to the amount. */}
      {price !== null && step !== 'review' && <bdi>{priceText(price, t)}</bdi>}
      {isTest && <span>{t('send.request.test')}</span>}
      {step !== 'result' && (
        <span>
          {t('send.request.until')} <TimeText at={expiresAt} form="clock" />
        </span>
      )}
    </>
  );
}

/** Returns the name of the contact or own account that receives the payment, if it has one. */
function recipientName({ account, recipientMatch }: RecipientState): string | null {
  switch (recipientMatch?.kind) {
    case 'known':
      return recipientMatch.recipient.name;
    case 'same-account':
      return account?.name ?? null;
    // A look-alike must not show the name of the address that it imitates.
    case 'look-alike':
    case 'first-time':
    case 'not-compared':
    case undefined:
      return null;
    default:
      return recipientMatch satisfies undefined;
  }
}

/** Title of an address without a name; undefined for one that is known to be new. */
function untitled(match: SendState['recipientMatch'], t: Translate): string | undefined {
  if (match === null || match.kind === 'not-compared') return t('send.step.recipient');
  return match.kind === 'known' ? t('send.recipient.paid') : undefined;
}
