/** Numbers of words that a seed phrase can have (BIP-39). */
export const phraseLengths = ['12', '15', '18', '21', '24'] as const;
export type PhraseLength = (typeof phraseLengths)[number];

/** Error of a pasted text; contains no word. */
export interface PasteProblem {
  readonly reason: 'pasted' | 'full';
  readonly count: number;
}

export interface PlacedWords {
  /** Index of the input that takes the first word. */
  readonly from: number;
  /** Number of inputs that the words need; undefined where no phrase is that long. */
  readonly length: PhraseLength | undefined;
  /** Set for a whole phrase, which replaces all that is there. */
  readonly isWhole: boolean;
  readonly problem: PasteProblem | null;
}

/** A text with fewer words is a part of a phrase, for the inputs from the one that it is pasted into. */
const shortest = 12;

/** Decides where `count` words go that are pasted at `index` of a grid of `length` inputs. */
export function placeWords(count: number, index: number, length: PhraseLength): PlacedWords {
  const isWhole = count >= shortest;
  const from = isWhole ? 0 : index;
  const end = isWhole ? count : Math.max(index + count, Number(length));
  const fitting = phraseLengths.find((choice) => Number(choice) >= end);
  return { from, length: fitting, isWhole, problem: toProblem(count, fitting) };
}

function toProblem(count: number, fitting: PhraseLength | undefined): PasteProblem | null {
  if (count < shortest) return fitting === undefined ? { reason: 'full', count } : null;
  return Number(fitting) === count ? null : { reason: 'pasted', count };
}
