import type { OverlapHours, PaymentsClient } from '@billfold/core/payments';
import { FormDialogContent, FormFailure, useForm } from '@billfold/react/internal';
import { type ReactElement, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { useIdempotencyKey } from '../payments/use-idempotency-key.ts';
import * as css from './developer.css.ts';
import { OverlapField } from './overlap-field.tsx';

export interface RollFormProps<Made> {
  readonly title: string;
  /** Says how long the old secret works. */
  readonly text: string;
  readonly submit: string;
  readonly roll: (
    client: PaymentsClient,
    overlap: { readonly overlapHours: OverlapHours },
    options: { readonly idempotencyKey: string },
  ) => Promise<Made>;
  /** Shows the new secret, this once. */
  readonly draw: (made: Made) => ReactElement;
  readonly onCancel: () => void;
}

/** Replaces a secret by a new one, which is then shown once; the old one works for the chosen hours. */
export function RollForm<Made>(props: RollFormProps<Made>): ReactElement {
  const { title, text, submit: button, roll, draw, onCancel } = props;
  const { business, developer } = useServices();
  const { state, submit } = useForm<never>();
  const [overlapHours, setOverlapHours] = useState<OverlapHours>(24);
  const [idempotencyKey, renewKey] = useIdempotencyKey();
  const [done, setDone] = useState<{ readonly answer: Made } | null>(null);
  const send = async (): Promise<void> => {
    const rolled = await submit({}, () =>
      business.call((client) => roll(client, { overlapHours }, { idempotencyKey })),
    );
    if (rolled === null) return;
    setDone(rolled);
    developer.invalidate();
  };
  if (done !== null) return draw(done.answer);
  return (
    <FormDialogContent
      title={title}
      submit={button}
      isBusy={state.isBusy}
      onSubmit={send}
      onCancel={onCancel}
    >
      <FormFailure failure={state.failure} fields={[]} />
      <p className={css.text}>{text}</p>
      <OverlapField
        value={overlapHours}
        disabled={state.isBusy}
        onValueChange={(hours) => {
          setOverlapHours(hours);
          renewKey();
        }}
      />
    </FormDialogContent>
  );
}
