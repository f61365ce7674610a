import type { ReactElement, ReactNode } from 'react';
import * as css from './payouts.css.ts';

export interface PartyProps {
  /** Side of the payment, such as `From`. */
  readonly label: string;
  readonly detail?: string;
  readonly children: ReactNode;
}

/** One side of a payout under its label, so that who pays is not taken for who is paid. */
export function Party({ label, detail, children }: PartyProps): ReactElement {
  return (
    <div className={css.party}>
      <p className={css.partyLabel}>
        <span>{label}</span>
        {detail !== undefined && <span className={css.muted}>{detail}</span>}
      </p>
      {children}
    </div>
  );
}
