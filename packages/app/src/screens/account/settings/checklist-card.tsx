import type { SecurityItem, SecurityScore } from '@billfold/core/contract';
import type { MessageKey } from '@billfold/core/i18n';
import { useTranslate } from '@billfold/react';
import { Icon, icons, LoadedCard } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { useServices } from '../../../services/services-context.ts';
import { PageLink } from '../../../shell/page-link.tsx';
import * as css from './checklist.css.ts';

/** Shows the security tips that this user follows and links to the others. */
export function ChecklistCard(): ReactElement {
  const t = useTranslate();
  const { account } = useServices();
  return (
    <LoadedCard
      title={t('checklist.title')}
      resource={account.score}
      failed={t('checklist.loadFailed')}
      rows={3}
    >
      {(score) => <Checklist score={score} />}
    </LoadedCard>
  );
}

function Checklist({ score }: { readonly score: SecurityScore }): ReactElement {
  const t = useTranslate();
  const known = score.items.flatMap((item) => {
    const label = labels.get(item.id);
    return label === undefined ? [] : [{ item, label }];
  });
  const done = known.filter(({ item }) => item.done).length;
  const total = known.length;
  return (
    <>
      <div className={css.progress}>
        <p>{t('checklist.text', { done, total })}</p>
        <div className={css.track} aria-hidden="true">
          <div className={css.reached} style={{ width: `${(done / Math.max(total, 1)) * 100}%` }} />
        </div>
      </div>
      <ul className={css.items}>
        {known.map(({ item, label }) => (
          <li key={item.id}>
            <ChecklistItem item={item} label={label} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ChecklistItem(props: {
  readonly item: SecurityItem;
  readonly label: MessageKey;
}): ReactElement {
  const t = useTranslate();
  const { done, href } = props.item;
  return (
    <span className={css.item}>
      <span className={done ? css.done : css.open}>
        {done && <Icon shape={icons.check} size={16} />}
      </span>
      <span className={css.spoken}>{t(done ? 'checklist.done' : 'checklist.open')}</span>
      {done ? <span>{t(props.label)}</span> : <PageLink href={href}>{t(props.label)}</PageLink>}
    </span>
  );
}

/** The tips that this version has a text for. */
const labels: ReadonlyMap<string, MessageKey> = new Map([
  ['email-verified', 'checklist.item.email-verified'],
  ['two-factor', 'checklist.item.two-factor'],
  ['recovery-codes', 'checklist.item.recovery-codes'],
  ['seed-confirmed', 'checklist.item.seed-confirmed'],
  ['few-sessions', 'checklist.item.few-sessions'],
  ['tokens-in-use', 'checklist.item.tokens-in-use'],
  ['new-device-mails', 'checklist.item.new-device-mails'],
]);
