import type { IntegrationsSettings } from '@billfold/core/payments';

export interface ButtonLook {
  readonly label: string;
  readonly theme: IntegrationsSettings['buttonTheme'];
}

/** Grounds and words of the button; the first is for a light page. */
const grounds = {
  light: { background: '#ffffff', color: '#111827' },
  dark: { background: '#111827', color: '#ffffff' },
} as const;

/** Returns the style of a payment button, which brings no style sheet along. */
export function buttonStyle(theme: ButtonLook['theme']): Readonly<Record<string, string>> {
  const { light, dark } = grounds;
  const ground =
    theme === null
      ? {
          colorScheme: 'light dark',
          background: `light-dark(${dark.background}, ${light.background})`,
          color: `light-dark(${dark.color}, ${light.color})`,
        }
      : grounds[theme];
  return {
    display: 'inline-block',
    padding: '12px 20px',
    border: '1px solid #6b7280',
    borderRadius: '8px',
    ...ground,
    font: '600 16px/1.25 system-ui, sans-serif',
    textDecoration: 'none',
  };
}

/** Writes the HTML of a button that opens the payment link at `url`. */
export function formatButton(url: string, { label, theme }: ButtonLook): string {
  const style = Object.entries(buttonStyle(theme)).map(
    ([name, value]) =>
      `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`,
  );
  const lines = style.map((declaration) => `    ${declaration};`).join('\n');
  return `<a\n  href="${escapeHtml(url)}"\n  style="\n${lines}\n  "\n>${escapeHtml(label)}</a>`;
}

/** Writes the HTML that shows the checkout of one payment; `origin` is that of this site. */
export function formatCheckoutElement(origin: string): string {
  return `<script async src="${origin}/1/billfold-checkout.js"></script>
<billfold-checkout payment-id="pay_…"></billfold-checkout>`;
}

const escapes: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
