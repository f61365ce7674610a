import { PriceFeedError } from './price-feed.ts';

export interface FeedRequest {
  readonly name: string;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
}

const timeoutMs = 8_000;
/** Many times what a source of prices says. */
const longestAnswer = 1_000_000;

/** The body of an answer. Follows no redirect. @throws {PriceFeedError} */
export async function fetchAnswer({ name, url, headers = {} }: FeedRequest): Promise<string> {
  const response = await ask(url, headers).catch(() => null);
  if (response === null) throw new PriceFeedError(`${name} cannot be reached`);
  if (!response.ok) {
    await response.body?.cancel();
    throw new PriceFeedError(`${name} answers ${response.status}`);
  }
  const text = await readBounded(response).catch(() => null);
  if (text === null) throw new PriceFeedError(`${name} does not finish its answer`);
  return text;
}

function ask(url: URL, headers: FeedRequest['headers']): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'manual',
    signal,
  });
}

/** Null when there is more than a source of prices has to say. */
async function readBounded(response: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > longestAnswer) return null;
  }
  return text + decoder.decode();
}
