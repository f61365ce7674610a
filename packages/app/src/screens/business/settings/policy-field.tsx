import type { Network } from '@billfold/core';
import { getNetwork } from '@billfold/core';
import { useTranslate } from '@billfold/react';
import { Notice, Select, TextField } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { type EditedForm, textProps } from './field-props.ts';
import { type PolicyChoice, policyChoices } from './read-fields.ts';
import * as css from './setup.css.ts';

export interface PolicyFieldProps<Field extends string> {
  readonly form: EditedForm<Field>;
  readonly names: { readonly policy: Field; readonly confirmations: Field };
  /** Empty where the policy of the business is followed. */
  readonly policy: string;
  readonly confirmations: string;
  /** Network whose numbers are shown; its asset can follow the business. */
  readonly network?: Network;
}

/** Confirmations that payments wait for. */
export function PolicyField<Field extends string>(props: PolicyFieldProps<Field>): ReactElement {
  const t = useTranslate();
  const { form, names, policy, confirmations, network } = props;
  const { model } = network === undefined ? { model: null } : getNetwork(network);
  // Elsewhere no unconfirmed transaction is counted.
  const hasInstant = model === null || model.family === 'utxo';
  const choices = policyChoices.filter((each) => each !== 'INSTANT' || hasInstant);
  return (
    <>
      <Select
        label={t('businessSetup.policy')}
        hint={t('businessSetup.policy.hint')}
        disabled={form.state.isBusy}
        value={policy === '' ? 'inherit' : policy}
        options={[
          ...(network === undefined
            ? []
            : [{ id: 'inherit', text: t('businessSetup.policy.inherit') }]),
          ...choices.map((id) => ({ id, text: policyText(id) })),
        ]}
        onValueChange={(id) => form.edit(names.policy, id === 'inherit' ? '' : id)}
      />
      {policy === 'OWN' && (
        <TextField
          label={t('businessSetup.confirmations')}
          inputMode="numeric"
          {...textProps(form, { field: names.confirmations, value: confirmations, t })}
        />
      )}
      {policy === 'INSTANT' && (
        <Notice tone="warning" className={css.text}>
          {t('businessSetup.policy.instant.warning')}
        </Notice>
      )}
    </>
  );

  function policyText(choice: PolicyChoice): string {
    if (network === undefined || choice === 'INSTANT' || choice === 'OWN')
      return t(`businessSetup.policy.${choice}`);
    const { available, final } = getNetwork(network).confirmations;
    const count = choice === 'STRICT' ? final : available;
    return t(`businessSetup.policy.${choice}.count`, { count });
  }
}
