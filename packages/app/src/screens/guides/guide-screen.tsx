import { businessTexts, developerTexts, guidesTexts, paymentsTexts } from '@billfold/core/internal';
import { type Business, isPermitted } from '@billfold/core/payments';
import { useTranslate } from '@billfold/react';
import { useResource, useStore } from '@billfold/react/hooks';
import { Card, Notice, Tabs, useTexts } from '@billfold/react/internal';
import { type ReactElement, useContext, useState } from 'react';
import { Link } from 'wouter';
import { RouteParamsContext } from '../../routing/route-params.ts';
import { useServices } from '../../services/services-context.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { PageLink } from '../../shell/page-link.tsx';
import { Screen } from '../../shell/screen.tsx';
import { SelectedBusiness } from '../business/selected-business.tsx';
import { CodeBlock } from '../developer/code-block.tsx';
import { CodedText } from './coded-text.tsx';
import * as css from './guides.css.ts';
import { type Guide, type GuideStep, guideIds, guides } from './guides.ts';
import {
  exampleOrigin,
  type Language,
  languages,
  type Snippet,
  type SnippetPlace,
} from './snippets.ts';

/** A guide for the members who may do its steps; its code carries the facts of the selected business. */
export function GuideScreen(): ReactElement {
  useTexts(businessTexts, developerTexts, guidesTexts, paymentsTexts);
  const { guide: wanted } = useContext(RouteParamsContext);
  const named = guideIds.find((each) => each === wanted);
  if (wanted !== undefined && named === undefined) return <NotFoundScreen />;
  return (
    <SelectedBusiness>
      {(business) => {
        const id = named ?? guideIds.find((each) => mayRead(business, guides[each])) ?? guideIds[0];
        return <Shown key={`${business.id} ${id}`} business={business} guide={guides[id]} />;
      }}
    </SelectedBusiness>
  );
}

function mayRead({ role }: Business, { needs }: Guide): boolean {
  return isPermitted(role, needs);
}

interface ShownProps {
  readonly business: Business;
  readonly guide: Guide;
}

function Shown({ business, guide }: ShownProps): ReactElement {
  const t = useTranslate();
  const isOpen = mayRead(business, guide);
  const back = { href: guide.back.href, text: t(guide.back.text) };
  const shown = guideIds.filter((id) => mayRead(business, guides[id]));
  return (
    <Screen title={t(guide.title)} back={isOpen ? back : undefined}>
      {shown.length > 0 && (
        <nav className={css.sections} aria-label={t('guides.title')}>
          {shown.map((id) => (
            <Link
              key={id}
              href={`/payments/guides/${id}`}
              className={css.section}
              aria-current={id === guide.id ? 'page' : undefined}
            >
              {t(guides[id].title)}
            </Link>
          ))}
        </nav>
      )}
      {isOpen ? (
        <Steps business={business} guide={guide} />
      ) : (
        <Notice tone="info">{t(guide.forbidden)}</Notice>
      )}
    </Screen>
  );
}

function Steps({ business, guide }: ShownProps): ReactElement {
  const t = useTranslate();
  // One choice for all steps of a guide.
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <>
      <p className={css.lead}>{t(guide.lead)}</p>
      <ol className={css.steps}>
        {guide.steps.map((step, index) => (
          <li key={step.title}>
            {step.part && <h2 className={css.part}>{t(step.part)}</h2>}
            <Card>
              <div className={css.step}>
                <h2 className={css.heading}>{`${index + 1}. ${t(step.title)}`}</h2>
                <p className={css.text}>
                  <CodedText text={t(step.text)} />
                </p>
                {step.page && <PageLink href={step.page.href}>{t(step.page.text)}</PageLink>}
                {step.snippet && (
                  <Code
                    {...{ business, guide, step, language }}
                    snippet={step.snippet}
                    onLanguage={setLanguage}
                  />
                )}
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Facts that the snippets carry: never a secret. */
function usePlace(businessId: number, { id }: Guide): SnippetPlace {
  const { business, developer, bases } = useServices();
  const { data: keys = [] } = useResource(developer.apiKeys(businessId));
  const detail = useResource(business.detail(businessId)).data;
  const { environment } = useStore(useServices().session);
  const key = keys.find(({ kind, replacedBy }) => kind === 'SECRET' && replacedBy === null);
  const origin = bases[environment]?.payments || window.location.origin;
  return {
    // A server of this machine is not the live one that the guide speaks of.
    origin: id === 'going-live' && !origin.startsWith('https:') ? exampleOrigin : origin,
    maskedKey: key?.masked ?? null,
    currency: detail?.defaultCurrency ?? 'USD',
  };
}

interface CodeProps extends ShownProps {
  readonly step: GuideStep;
  readonly snippet: Snippet;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

function Code(props: CodeProps): ReactElement | null {
  const { business, guide, step, snippet, language, onLanguage } = props;
  const t = useTranslate();
  const place = usePlace(business.id, guide);
  const offered = languages.filter((each) => snippet[each] !== undefined);
  const shown = offered.find((each) => each === language) ?? offered[0];
  const write = shown && snippet[shown];
  if (shown === undefined || write === undefined) return null;
  const block = (
    <CodeBlock
      label={t('guides.code.of', {
        title: t(step.title),
        language: t(`guides.language.${shown}`),
      })}
      text={write(place)}
      // A tab above names it.
      language={offered.length === 1 ? t(`guides.language.${shown}`) : undefined}
      copy={t('guides.copy')}
    />
  );
  if (offered.length === 1) return block;
  return (
    <Tabs
      label={t('guides.language')}
      tabs={offered.map((value) => ({ value, label: t(`guides.language.${value}`) }))}
      value={shown}
      onValueChange={onLanguage}
    >
      {block}
    </Tabs>
  );
}
