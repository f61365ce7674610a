import type { PayoutPlan } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import { countRecipients } from './count-recipients.ts';
import { Party } from './party.tsx';
import * as css from './payouts.css.ts';
import { PlannedLine } from './planned-line.tsx';

/** Recipients that a signature pays: the first ones, and how many more there are. */
export function FirstLines({ plan }: { readonly plan: PayoutPlan }): ReactElement {
  const t = useTranslate();
  const { asset, lines } = plan;
  const count = countRecipients(plan);
  const first = lines.slice(0, mostShown);
  const rest = lines.length - first.length;
  return (
    <Party label={t('payouts.check.to')} detail={t('payouts.check.count', { count })}>
      <ol className={css.first} aria-label={t('payouts.check.scroll')}>
        {first.map((line) => (
          <PlannedLine key={line.n} line={line} unit={asset} />
        ))}
      </ol>
      {rest > 0 && <p className={css.muted}>{t('payouts.check.more', { count: rest })}</p>}
    </Party>
  );
}

/** Most recipients that leave the field of the secret in sight. */
const mostShown = 3;
