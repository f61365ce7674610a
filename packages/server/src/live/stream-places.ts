import { ApiError } from '../platform/api-error.ts';

/** Streams that are open in this process, counted by whom they belong to. */
export interface StreamPlaces {
  /** Takes a place; the returned function gives it back. @throws {ApiError} 429 TOO_MANY_STREAMS */
  take(owner: string): () => void;
}

/** Creates the count of streams, of which one owner may have `most` at a time. */
export function createStreamPlaces(most: number): StreamPlaces {
  const open = new Map<string, number>();
  return {
    take: (owner) => {
      const count = open.get(owner) ?? 0;
      if (count >= most) throw tooManyStreams();
      open.set(owner, count + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (open.get(owner) ?? 1) - 1;
        if (left > 0) open.set(owner, left);
        else open.delete(owner);
      };
    },
  };
}

function tooManyStreams(): ApiError {
  return new ApiError(429, 'TOO_MANY_STREAMS', {
    errors: ['Too many windows wait for changes. Close some of them.'],
    retryAfterSeconds: 15,
  });
}
