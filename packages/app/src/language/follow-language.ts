import { textDirection } from '@billfold/core/i18n';
import type { Language } from '@billfold/core/internal';

/** Keeps the language and the direction of the page in step with its texts. */
export function followLanguage(
  root: HTMLElement,
  { get, subscribe }: Pick<Language, 'get' | 'subscribe'>,
): void {
  const apply = (): void => {
    const { locale } = get();
    root.lang = locale;
    root.dir = textDirection(locale);
  };
  subscribe(apply);
  apply();
}
