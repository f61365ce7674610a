import type { CursorPage } from '../contract/merchant/cursor-page.ts';
import type { Data, DataPage, Page } from '../contract/values.ts';

/** Takes the envelope of the auth and payments services off an answer. */
export async function unwrap<T>(answer: Promise<Data<T>>): Promise<T> {
  return (await answer).data;
}

/** Returns a page of the auth and payments services in the form of the wallet service. */
export async function unwrapPage<T>(answer: Promise<DataPage<T>>): Promise<Page<T>> {
  const { data, meta } = await answer;
  return { items: data, ...meta };
}

/** Part of a list of the merchant API; `nextCursor` requests the next part. */
export interface CursorList<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
}

/** Returns a part of a list of the merchant API without its envelope. */
export async function unwrapCursorPage<T>(answer: Promise<CursorPage<T>>): Promise<CursorList<T>> {
  const { data, ...rest } = await answer;
  return { items: data, ...rest };
}
