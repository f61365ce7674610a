import type { SummaryAttention } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { Badge, Card, Icon, icons, TextButton } from '@billfold/react/internal';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import * as css from './dashboard.css.ts';

const places = {
  refundsToSign: '/payments/payments?flag=refundToSign',
  unmatchedRefundsToSign: '/payments/unmatched',
  payoutsToSign: '/payments/payouts',
  collectionsToSign: '/payments/collect',
  unmatched: '/payments/unmatched',
  underpaid: '/payments/payments?status=Underpaid&attention=true',
  late: '/payments/payments?status=Late&attention=true',
  overpaid: '/payments/payments?flag=overpaid&attention=true',
  wrongAsset: '/payments/payments?flag=wrongAsset&attention=true',
  invalid: '/payments/payments?status=Invalid&attention=true',
  failingWebhooks: '/payments/settings/developer',
} as const satisfies Record<keyof SummaryAttention, string>;

const reasons = [
  'refundsToSign',
  'unmatchedRefundsToSign',
  'payoutsToSign',
  'collectionsToSign',
  'unmatched',
  'underpaid',
  'late',
  'overpaid',
  'wrongAsset',
  'invalid',
  'failingWebhooks',
] as const satisfies readonly (keyof SummaryAttention)[];

export interface AttentionCardProps {
  readonly attention: SummaryAttention;
}

/** Number of the rows that are shown at first, where there are several more. */
const fewest = 5;

/** Things that a person should look at, each with the way to its list; nothing while there are none. */
export function AttentionCard({ attention }: AttentionCardProps): ReactElement | null {
  const t = useTranslate();
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const next = useRef<HTMLAnchorElement>(null);
  // The button that was pressed is gone then.
  useEffect(() => {
    if (isWhole) next.current?.focus();
  }, [isWhole]);
  const found = reasons.filter((reason) => attention[reason] > 0);
  if (found.length === 0) return null;
  // A button in place of one row would save nothing.
  const shown = isWhole || found.length <= fewest + 1 ? found : found.slice(0, fewest);
  const count = found.reduce((sum, reason) => sum + attention[reason], 0);
  return (
    <Card title={t('dashboard.attention.title', { count })} padding="none">
      <ul className={css.reasons} aria-label={t('dashboard.attention')}>
        {shown.map((reason, at) => (
          <li key={reason}>
            <Link
              ref={at === fewest ? next : undefined}
              href={places[reason]}
              className={css.reason}
              aria-describedby={`${id}-${reason}`}
            >
              <Badge tone="warning">{attention[reason]}</Badge>
              <span className={css.reasonTitle}>{t(`dashboard.attention.${reason}`)}</span>
              <Icon shape={icons.chevronRight} size={16} />
            </Link>
            <p id={`${id}-${reason}`} hidden>
              {t(`dashboard.attention.${reason}.text`)}
            </p>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <div className={css.moreReasons}>
          <TextButton onClick={() => setIsWhole(true)}>
            {t('dashboard.attention.more', { count: found.length - shown.length })}
          </TextButton>
        </div>
      )}
    </Card>
  );
}
