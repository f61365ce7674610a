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
