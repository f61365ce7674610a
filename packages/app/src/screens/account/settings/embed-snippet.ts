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

/** Writes the code that shows the Receive dialog of the wallet at `origin` on another page. */
export function formatEmbedSnippet(form: EmbedForm, origin: string, look: EmbedLook): string {
  return form === 'react' ? formatReact(origin, look) : formatScript(origin, look);
}

function formatReact(origin: string, { colors, scheme }: EmbedLook): string {
  const entries = Object.entries(colors).map(([token, color]) => `${token}: '${color}'`);
  const theme = entries.length === 0 ? '' : ` theme={{ colors: { ${entries.join(', ')} } }}`;
  return `import '@billfold/react/dialogs.css';
import { createClient } from '@billfold/core';
import { WalletProvider } from '@billfold/react';
import { ReceiveDialog } from '@billfold/react/dialogs';

const client = createClient({ baseUrl: '${origin}', getAccessToken });

export function Receive() {
  return (
    <WalletProvider client={client} colorScheme="${scheme}"${theme}>
      <ReceiveDialog trigger={<button type="button">Receive</button>} />
    </WalletProvider>
  );
}`;
}

function formatScript(origin: string, { colors, scheme }: EmbedLook): string {
  const chosen =
    Object.keys(colors).length === 0 ? '' : `\n  data-colors='${JSON.stringify(colors)}'`;
  return `<script
  async
  src="${origin}/1/billfold.js"
  data-token-endpoint="/billfold/token"
  data-color-scheme="${scheme}"${chosen}
></script>
<billfold-receive></billfold-receive>`;
}
