'use client';
import { type RefObject, useInsertionEffect, useRef } from 'react';

/** The newest `value`, for handlers that must neither be stale nor start an effect over. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
