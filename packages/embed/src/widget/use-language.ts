import type { BillfoldClient } from '@billfold/core';
import type { PartialMessages } from '@billfold/core/i18n';
import { createLanguage, matchLocale, type ShownLanguage } from '@billfold/core/internal';
import { useStore } from '@billfold/react/hooks';
import { useEffect, useState } from 'react';

/**
 * Returns the offered language that fits `locale`, English where none does, and the texts that `load` brings. It
 * changes once they are there, so that nothing is drawn in two languages.
 */
export function useLanguage(
  { platform }: BillfoldClient,
  locale: string | undefined,
  load: (tag: string) => Promise<PartialMessages | undefined>,
): ShownLanguage {
  const tag = matchLocale([locale ?? 'en']);
  const [language] = useState(() => {
    const created = createLanguage({ load, platform });
    // Before anything is drawn, so that the first drawing waits for the texts.
    created.show(tag);
    return created;
  });
  useEffect(() => language.show(tag), [language, tag]);
  return useStore(language);
}
