import { isErrorCode } from '@billfold/core';
import type { Business, Refund } from '@billfold/core/payments';
import { useNotify, useTranslate } from '@billfold/react';
import { type FormState, useForm } from '@billfold/react/internal';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import { useTypedFields } from '../use-typed-fields.ts';
import type { ReceivedAsset } from './received-assets.ts';
import { createRefundOf } from './refund-calls.ts';
import {
  listAmountChoices,
  type RefundFields,
  type RefusedField,
  readRefund,
} from './refund-request.ts';
import type { RefundSource } from './refund-source.ts';

export interface NewRefund {
  readonly step: 'form' | 'review';
  readonly fields: RefundFields;
  /** Chosen asset. */
  readonly asset: ReceivedAsset;
  readonly state: FormState<RefusedField>;
  readonly change: (next: Partial<RefundFields>, ...refused: readonly RefusedField[]) => void;
  readonly review: () => Promise<void>;
  readonly create: () => Promise<void>;
  readonly edit: () => void;
}

export interface NewRefundOptions {
  readonly business: Business;
  readonly source: RefundSource;
  readonly received: readonly ReceivedAsset[];
  readonly onCreated: (created: CreatedRefund) => void;
}

export interface CreatedRefund {
  readonly refund: Refund;
  /** Address that is asked where it goes; null where none is known. */
  readonly email: string | null;
}

const none = { asset: '', choice: '', amount: '', unit: '', feeBy: 'MERCHANT' } as const;
const nowhere = {
  destination: 'ask',
  address: '',
  memo: '',
  kept: '',
  reason: '',
  email: '',
} as const;

/** Keeps the typed fields of a refund until it is created; null where nothing can go back. */
export function useNewRefund(options: NewRefundOptions): NewRefund | null {
  const { business, source, received, onCreated } = options;
  const t = useTranslate();
  const notify = useNotify();
  const services = useServices();
  const [step, setStep] = useState<NewRefund['step']>('form');
  const typed = useTypedFields(`refund of ${source.id}`, { ...none, ...nowhere });
  const { state, clearErrors, submit } = useForm<RefusedField>();
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const asset = received.find(({ id }) => id === typed.values.asset) ?? received[0];
  if (asset === undefined) return null;
  const fields = withDefaults(typed.values, { asset, source });
  const { invalid, body } = readRefund(fields, asset);
  const review = async (): Promise<void> => {
    const done = await submit(invalid, () => Promise.resolve());
    if (done !== null) setStep('review');
  };
  const create = async (): Promise<void> => {
    const done = await submit(invalid, async () => {
      if (body === null) return null;
      try {
        return await services.business.call((client) =>
          createRefundOf(client, { businessId: business.id, source, body, idempotencyKey }),
        );
      } catch (error) {
        // A refused field is corrected on the step that has it.
        if (isErrorCode(error, 'api', 'recipient_invalid')) setStep('form');
        throw error;
      }
    });
    if (!done?.answer) return;
    typed.clear();
    notify.success(t('refunds.created'));
    services.payments.invalidate();
    onCreated({ refund: done.answer, email: source.email ?? body?.email ?? null });
  };
  return {
    ...{ step, fields, asset, state, review, create },
    edit: () => setStep('form'),
    change: (next, ...refused) => {
      typed.change(next);
      renewKey();
      clearErrors(...refused);
    },
  };
}

/** Chooses the first amount that the asset allows, in that asset, until another one is chosen. */
function withDefaults(
  values: RefundFields,
  { asset, source }: { readonly asset: ReceivedAsset; readonly source: RefundSource },
): RefundFields {
  const choices = listAmountChoices(asset, source);
  const choice = choices.find((each) => each === values.choice) ?? choices[0] ?? 'CUSTOM';
  return { ...values, asset: asset.id, choice, unit: values.unit || asset.id };
}
