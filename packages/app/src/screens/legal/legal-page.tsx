import type { MessageKey } from '@billfold/core/i18n';
import { useTranslate } from '@billfold/react';
import { Card } from '@billfold/react/internal';
import type { ReactElement } from 'react';
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
}

export function LegalPage({ title, lead, sections }: LegalPageProps): ReactElement {
  const t = useTranslate();
  return (
    <Screen title={t(title)} lead={t(lead)} back={{ href: '/wallet/', text: t('shell.product') }}>
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
      </div>
    </Screen>
  );
}
