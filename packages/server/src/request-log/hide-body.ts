import { hideInObject, hideInText } from '../http/hide-secrets.ts';

/** In bytes. */
const longest = 8 * 1024;

/** Writes a body as JSON without its secrets, cut to 8 kB; null where there is none. */
export function hideBody(body: unknown): string | null {
  if (body === undefined || body === null || body === '') return null;
  return cut(hideInText(JSON.stringify(hideInObject({ body })['body'])));
}

/** Writes the body of a refusal: its `code` is none of those that a person types. */
export function hideRefusal(text: string): string {
  return cut(hideInText(text));
}

/** Marks a body of which nothing may be written down. */
export const hiddenBody = '[hidden]';

function cut(text: string): string {
  const bytes = Buffer.from(text);
  return bytes.length <= longest ? text : `${bytes.subarray(0, longest - 3).toString()}…`;
}
