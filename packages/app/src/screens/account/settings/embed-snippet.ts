import type { ColorToken, Scheme } from '@billfold/core/theme';

export const embedForms = ['react', 'script'] as const;
/** Way in which a page takes the wallet in: a package or a script tag. */
export type EmbedForm = (typeof embedForms)[number];

/** Colors that a page has chosen; the others are built in. */
export type ChosenColors = Readonly<Partial<Record<ColorToken, string>>>;

export interface EmbedLook {
  readonly colors: ChosenColors;
  readonly scheme: Scheme;
}

/** Page of a business, whose publishable key brings the saved look. */
export interface BusinessPage {
  readonly publishableKey: string;
}

/** Stands for the key in code: it is shown once, when it is created. */
export const samplePage: BusinessPage = { publishableKey: 'YOUR_PUBLISHABLE_KEY' };

/** Writes the code that shows the Receive dialog of the wallet at `origin` on another page. */
export function formatEmbedSnippet(
  form: EmbedForm,
  origin: string,
  page: EmbedLook | BusinessPage,
): string {
  return form === 'react' ? formatReact(origin, page) : formatScript(origin, page);
}

function formatReact(origin: string, page: EmbedLook | BusinessPage): string {
  return `import '@billfold/react/dialogs.css';
import { createClient } from '@billfold/core';
import { WalletProvider } from '@billfold/react';
import { ReceiveDialog } from '@billfold/react/dialogs';

const client = createClient({ baseUrl: '${origin}', getAccessToken });

export function Receive() {
  return (
    <WalletProvider client={client} ${propsOf(page)}>
      <ReceiveDialog trigger={<button type="button">Receive</button>} />
    </WalletProvider>
  );
}`;
}

function propsOf(page: EmbedLook | BusinessPage): string {
  if ('publishableKey' in page) return `publishableKey="${page.publishableKey}"`;
  const entries = Object.entries(page.colors).map(([token, color]) => `${token}: '${color}'`);
  const theme = entries.length === 0 ? '' : ` theme={{ colors: { ${entries.join(', ')} } }}`;
  return `colorScheme="${page.scheme}"${theme}`;
}

function formatScript(origin: string, page: EmbedLook | BusinessPage): string {
  return `<script
  async
  src="${origin}/1/billfold.js"
  data-token-endpoint="/billfold/token"
  ${attributesOf(page)}
></script>
<billfold-receive></billfold-receive>`;
}

function attributesOf(page: EmbedLook | BusinessPage): string {
  if ('publishableKey' in page) return `data-publishable-key="${page.publishableKey}"`;
  const { colors, scheme } = page;
  const chosen =
    Object.keys(colors).length === 0 ? '' : `\n  data-colors='${JSON.stringify(colors)}'`;
  return `data-color-scheme="${scheme}"${chosen}`;
}
