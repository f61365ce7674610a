/** Content of one address, or the reason why there is none. */
export type FetchedFile =
  | { readonly outcome: 'found'; readonly bytes: Uint8Array }
  | { readonly outcome: 'too-large' }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'unreachable'; readonly reason: string };

export interface FetchLimits {
  /** For the whole answer. */
  readonly timeoutMs: number;
  /** Counted after decompression. */
  readonly maxBytes: number;
}

/**
 * Fetches a file as a browser gets it: compressed where the server has that. Follows no redirect, since a file of
 * another server proves nothing about this one.
 */
export async function fetchFile(url: URL, limits: FetchLimits): Promise<FetchedFile> {
  const { timeoutMs, maxBytes } = limits;
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    if (response.status === 200) return await readBytes(response, maxBytes);
    await response.body?.cancel();
    return { outcome: 'refused', reason: describeStatus(url, response) };
  } catch (error) {
    return { outcome: 'unreachable', reason: describeFailure(error, timeoutMs) };
  }
}

async function readBytes({ body }: Response, maxBytes: number): Promise<FetchedFile> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return { outcome: 'too-large' };
    chunks.push(chunk);
  }
  return { outcome: 'found', bytes: Buffer.concat(chunks) };
}

function describeStatus(url: URL, { status, headers }: Response): string {
  const location = headers.get('location');
  if (location === null || status < 300 || status > 399) return `status ${status}`;
  const target = URL.canParse(location, url) ? new URL(location, url).origin : 'no address';
  return `status ${status}, a redirect to ${target}, which is not followed`;
}

function describeFailure(error: unknown, timeoutMs: number): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1_000} seconds`;
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? `no answer (${cause.code})` : 'no answer';
}
