import ky, { HTTPError } from 'ky';
import { PriceFeedError } from './price-feed.ts';

export interface FeedRequest {
  readonly name: string;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
}

const timeoutMs = 8_000;
/** Many times what a source of prices says. */
const longestAnswer = 1_000_000;

/** Prices are asked for on and on: what a moment loses is asked for once more, and then left. */
const http = ky.create({
  headers: { accept: 'application/json' },
  redirect: 'manual',
  retry: { limit: 1, statusCodes: [502, 503, 504] },
  // A time for the whole of it, the body too, where ky knows one for the headers.
  timeout: false,
});

/** The body of an answer. Follows no redirect. @throws {PriceFeedError} */
export async function fetchAnswer(request: FeedRequest): Promise<string> {
  const response = await ask(request);
  const text = await readBounded(response).catch(() => null);
  if (text === null) throw new PriceFeedError(`${request.name} does not finish its answer`);
  return text;
}

async function ask({ name, url, headers = {} }: FeedRequest): Promise<Response> {
  try {
    return await http.get(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    if (!(error instanceof HTTPError)) throw new PriceFeedError(`${name} cannot be reached`);
    await error.response.body?.cancel();
    throw new PriceFeedError(`${name} answers ${error.response.status}`);
  }
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
