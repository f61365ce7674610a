/** Where a browser ends up that a provider sends away, and what it posts there, if it posts. */
export interface CameBack {
  readonly url: URL;
  /** Fields of the form that the provider's last page sends by itself. */
  readonly form: URLSearchParams | null;
}

/** Follows a provider's redirects like a browser that keeps its cookies. */
export async function walkToProvider(start: string): Promise<CameBack> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let url = new URL(start);
  while (url.origin === origin) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) return readForm(await response.text());
    url = new URL(location, url);
  }
  return { url, form: null };
}

function readForm(html: string): CameBack {
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1];
  if (action === undefined) throw new Error(`The provider shows a page: ${html.slice(0, 500)}`);
  const inputs = [...html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)];
  const form = new URLSearchParams(inputs.map(([, name = '', value = '']) => [name, value]));
  return { url: new URL(action), form };
}
