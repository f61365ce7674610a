/** A request to repeat from a terminal. */
export interface RepeatedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Headers that curl writes itself. */
const own = new Set(['host', 'content-length', 'connection', 'user-agent', 'accept-encoding']);

/** Writes the command that sends a request again; the shell expands nothing in it. */
export function curlCommand({ url, headers, body }: RepeatedRequest): string {
  const parts = Object.entries(headers)
    .filter(([name]) => !own.has(name.toLowerCase()))
    .map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`);
  const lines = [`curl --request POST ${quote(url)}`, ...parts, `--data-raw ${quote(body)}`];
  return lines.join(' \\\n  ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
