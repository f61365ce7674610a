import { trimDecimal } from '@billfold/core/internal';
import { type Business, isPermitted, type ListedSweep } from '@billfold/core/payments';
import { AmountText, CoinMark, useTranslate } from '@billfold/react';
import { useResource } from '@billfold/react/hooks';
import {
  Badge,
  Card,
  ChainText,
  ListTime,
  Table,
  useNotifyFailure,
} from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { useFresh } from '../../business/use-fresh.ts';
import { ValueBelow } from '../value-below.tsx';
import * as css from './collect.css.ts';
import { ResumeButton } from './resume-button.tsx';
import { toneOfSweep } from './tone-of-sweep.ts';

/** Newest sweeps of a business; nothing while there are none. */
export function SweepsCard({ business }: { readonly business: Business }): ReactElement | null {
  const t = useTranslate();
  const resource = useServices().payments.sweeps(business.id);
  const state = useResource(resource);
  useNotifyFailure(state);
  useFresh(resource);
  const sweeps = state.data;
  if (!sweeps?.length) return null;
  const title = t('sweeps.newest');
  const maySign = isPermitted(business.role, 'sign-funds');
  return (
    <Card title={title} padding="none">
      <Table
        label={title}
        rows={sweeps}
        getKey={({ id }) => id}
        columns={[
          {
            id: 'collection',
            heading: t('sweeps.column.collection'),
            tone: 'strong',
            wraps: true,
            className: css.collectionColumn,
            draw: (sweep: ListedSweep) => <Amount sweep={sweep} />,
          },
          {
            id: 'status',
            heading: t('payments.column.status'),
            draw: ({ status }: ListedSweep) => (
              <Badge tone={toneOfSweep[status]}>{t(`sweeps.status.${status}`)}</Badge>
            ),
          },
          {
            id: 'transaction',
            heading: t('sweeps.column.transaction'),
            draw: (sweep: ListedSweep) => <Transactions sweep={sweep} />,
          },
          {
            id: 'created',
            heading: t('payments.column.created'),
            align: 'end',
            tone: 'quiet',
            draw: ({ createdAt }: ListedSweep) => <ListTime at={createdAt} />,
          },
          ...(maySign && sweeps.some(({ needsSignature }) => needsSignature)
            ? [
                {
                  id: 'actions',
                  heading: t('sweeps.column.actions'),
                  hidesHeading: true,
                  align: 'end' as const,
                  wraps: true,
                  draw: (sweep: ListedSweep) =>
                    sweep.needsSignature && <ResumeButton business={business} sweep={sweep} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

interface SweepProps {
  readonly sweep: ListedSweep;
}

/** How much of a sweep has arrived, and what it waits for. */
function Amount({ sweep }: SweepProps): ReactElement {
  const t = useTranslate();
  const { asset: unit, network, value, needsSignature } = sweep;
  const [amount, collected] = [trimDecimal(sweep.amount), trimDecimal(sweep.collected)];
  return (
    <span className={css.collection}>
      <CoinMark symbol={unit} network={network} size={25} />
      <span>
        {collected === amount ? (
          <AmountText amount={amount} unit={unit} />
        ) : (
          t('sweeps.row', { collected, amount, unit })
        )}
        <ValueBelow value={value} />
        {needsSignature && <span className={css.below}>{t('sweeps.says.waiting')}</span>}
      </span>
    </span>
  );
}

/** First transaction of a sweep, and how many more it has. */
function Transactions({ sweep: { hashes, network } }: SweepProps): ReactElement {
  const t = useTranslate();
  const [hash, ...more] = hashes;
  if (hash === undefined) return <>–</>;
  return (
    <span className={css.collection}>
      <ChainText
        network={network}
        page={{ hash }}
        copyLabel={t('sweeps.column.transaction.copy')}
      />
      {more.length > 0 && (
        <span className={css.muted}>
          {t('sweeps.column.transaction.more', { count: more.length })}
        </span>
      )}
    </span>
  );
}
