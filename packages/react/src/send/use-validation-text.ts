'use client';
import type { ValidationError } from '@billfold/core';
import { useEffect } from 'react';
import { useOnDemand } from '../provider/use-on-demand.ts';
import { useTranslate } from '../provider/use-translate.ts';
import { useWallet } from '../provider/wallet-context.ts';

/**
 * What a field says of its value. Its sentences are loaded with the first mistake, ahead of it where
 * they differ from the English ones, which the error itself brings and which stand until then.
 */
export function useValidationText(error: ValidationError | undefined): string | undefined {
  const t = useTranslate();
  const { texts } = useWallet();
  const part = useOnDemand(loadTexts, {
    isWanted: error !== undefined,
    isLikely: texts.locale !== 'en',
    // The English sentence stands.
    onFailure: () => undefined,
  });
  if (part) texts.areas.add(part.validationTexts);
  useEffect(() => {
    if (part) texts.load(part.validationTexts);
  }, [part, texts]);
  if (!error) return undefined;
  return part ? part.validationText(error, t) : error.messages.join('\n');
}

function loadTexts() {
  return import('./validation-texts.ts');
}
