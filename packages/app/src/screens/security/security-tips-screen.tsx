import { securityTipsTexts } from '@billfold/core/internal';
import { useTranslate } from '@billfold/react';
import { useStore } from '@billfold/react/hooks';
import { Card, useTexts } from '@billfold/react/internal';
import { type ReactElement, useEffect } from 'react';
import { useServices } from '../../services/services-context.ts';
import { Screen } from '../../shell/screen.tsx';
import { ChecklistCard } from '../account/settings/checklist-card.tsx';
import * as css from './security-tips.css.ts';
import { tipSections } from './tip-sections.ts';

/** Security tips for everyone; a signed-in user sees their own checklist first. */
export function SecurityTipsScreen(): ReactElement {
  useTexts(securityTipsTexts);
  const t = useTranslate();
  const { isSignedIn } = useStore(useServices().session);
  useScrollToSection();
  return (
    <Screen
      title={t('securityTips.title')}
      lead={t('securityTips.lead')}
      back={{ href: '/wallet/', text: t('securityTips.back') }}
    >
      <div className={css.page}>
        {isSignedIn && <ChecklistCard />}
        <nav aria-label={t('securityTips.contents')}>
          <ul className={css.contents}>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a className={id === urgent ? css.urgentLink : css.link} href={`#${id}`}>
                  {t(title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {tipSections.map(({ id, title, tips }) => (
          <Card key={id} id={id} title={t(title)} className={css.section}>
            <ul className={css.tips}>
              {tips.map((tip) => (
                <li key={tip}>{t(tip, { site: window.location.host })}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Screen>
  );
}

/** Section for whom something has happened to already. */
const urgent = 'if-something-went-wrong';
const contents = [
  ...tipSections.filter(({ id }) => id === urgent),
  ...tipSections.filter(({ id }) => id !== urgent),
];

/** After the page has begun at its top. */
function useScrollToSection(): void {
  useEffect(() => {
    const { hash } = window.location;
    if (hash === '') return;
    const frame = requestAnimationFrame(() =>
      document.getElementById(hash.slice(1))?.scrollIntoView(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
}
