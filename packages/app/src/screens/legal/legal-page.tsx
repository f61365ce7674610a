import type { MessageKey } from '@billfold/core/i18n';
import { TimeText, useTranslate } from '@billfold/react';
import { Card } from '@billfold/react/internal';
import type { ReactElement } from 'react';
import { PageLink } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import * as css from '../security/security-tips.css.ts';

export interface LegalSection {
  readonly title: MessageKey;
  readonly sentences: readonly MessageKey[];
}

export interface LegalPageProps {
  readonly title: MessageKey;
  readonly lead: MessageKey;
  readonly sections: readonly LegalSection[];
  /** When the texts last changed. */
  readonly updatedAt: Date;
  /** The other legal page. */
  readonly other: { readonly href: string; readonly title: MessageKey };
}

export function LegalPage({
  title,
  lead,
  sections,
  updatedAt,
  other,
}: LegalPageProps): ReactElement {
  const t = useTranslate();
  return (
    <Screen title={t(title)} lead={t(lead)} back={{ href: '/wallet/', text: t('legal.back') }}>
      <div className={css.page}>
        {sections.map((section) => (
          <Card key={section.title} title={t(section.title)} className={css.section}>
            <ul className={css.tips}>
              {section.sentences.map((sentence) => (
                <li key={sentence}>{t(sentence)}</li>
              ))}
            </ul>
          </Card>
        ))}
        <p className={css.foot}>
          <span>
            {t('legal.updated')} <TimeText at={updatedAt} form="day" inSentence />
          </span>
          <span>
            {t('legal.seeAlso')} <PageLink href={other.href}>{t(other.title)}</PageLink>
          </span>
        </p>
      </div>
    </Screen>
  );
}
