export { type Language, languages } from './i18n/languages.ts';
export { loadCatalogue, loadLanguage } from './i18n/load-catalogue.ts';
export { matchLocale } from './i18n/match-locale.ts';
