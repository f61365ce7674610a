import { type EmbedSettings, getEmbedSettings } from '@billfold/core/contract';
import type { LookAnswer } from '../business-look.ts';

/** Parses the answer about the look of a business; null for one that is not as the contract has it. */
export function parseLook(answer: LookAnswer | undefined): EmbedSettings | null {
  const { data } = getEmbedSettings.response().safeParse({ data: answer });
  return data?.data ?? null;
}
