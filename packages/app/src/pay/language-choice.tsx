import { languages } from '@billfold/core/locales';
import { useLocale, useTranslate } from '@billfold/react';
import type { ReactElement } from 'react';
import * as css from './pay.css.ts';
import { usePayServices } from './pay-services.ts';
import { chooseLocale } from './wanted-locales.ts';

/** Choice of the language of this page: the list of the browser, which costs the page nothing to load. */
export function LanguageChoice(): ReactElement {
  const t = useTranslate();
  const { language } = usePayServices();
  const choose = (tag: string): void => {
    chooseLocale(tag);
    language.show(tag);
  };
  return (
    <p className={css.language}>
      <select
        aria-label={t('checkout.language')}
        value={useLocale()}
        onChange={({ target }) => choose(target.value)}
      >
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
