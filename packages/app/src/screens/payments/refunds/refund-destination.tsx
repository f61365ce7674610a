import { getNetwork, isErrorCode } from '@billfold/core';
import { fieldMessage } from '@billfold/core/flows';
import { useTranslate } from '@billfold/react';
import { RadioCards, TextField } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import type { RefundFormProps } from './refund-form-props.ts';
import { SavedAddresses } from './saved-addresses.tsx';

/** Asks the customer for an address, or takes one; the address that paid is never filled in. */
export function RefundDestination(props: RefundFormProps): ReactElement {
  const t = useTranslate();
  const { fields, source, change } = props;
  const { kind, email } = source;
  const ask =
    email === null
      ? t('refunds.destination.ask.link')
      : t('refunds.destination.ask.email', { email });
  return (
    <>
      <RadioCards
        label={t('refunds.destination')}
        layout="stack"
        value={fields.destination}
        onValueChange={(destination) => change({ destination }, 'address', 'memo')}
        options={[
          { value: 'ask', title: t('refunds.destination.ask'), details: [ask] },
          {
            value: 'enter',
            title: t('refunds.destination.enter'),
            details: [t('refunds.destination.enter.text')],
          },
        ]}
      />
      {fields.destination === 'enter' && <Place {...props} />}
      {fields.destination === 'ask' && kind === 'transfer' && <Email {...props} />}
    </>
  );
}

/** Email that gets the link of an unmatched transfer, whose customer is not known. */
function Email({ fields, state, change }: RefundFormProps): ReactElement {
  const t = useTranslate();
  return (
    <TextField
      label={t('refunds.email')}
      hint={t('refunds.email.hint')}
      type="email"
      autoComplete="off"
      maxLength={254}
      value={fields.email}
      onValueChange={(email) => change({ email }, 'email')}
      error={fieldMessage(state, 'email', t)}
    />
  );
}

function Place(props: RefundFormProps): ReactElement {
  const t = useTranslate();
  const { fields, source, asset, state, change } = props;
  const { name: network, memo } = getNetwork(asset.network);
  const { failure } = state;
  const refused = isErrorCode(failure, 'recipient_invalid')
    ? failure.messages.join(' ')
    : undefined;
  return (
    <>
      {source.customerId !== null && <SavedAddresses {...props} customerId={source.customerId} />}
      <TextField
        label={t('refunds.address', { network })}
        mono
        autoComplete="off"
        spellCheck={false}
        maxLength={128}
        value={fields.address}
        onValueChange={(address) => change({ address }, 'address')}
        error={fieldMessage(state, 'address', t) ?? refused}
      />
      {memo !== null && (
        <TextField
          label={t('refunds.memo')}
          hint={t('refunds.memo.hint')}
          autoComplete="off"
          maxLength={memo.maximumBytes}
          value={fields.memo}
          onValueChange={(text) => change({ memo: text }, 'memo')}
          error={fieldMessage(state, 'memo', t)}
        />
      )}
    </>
  );
}
