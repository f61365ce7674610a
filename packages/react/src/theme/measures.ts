/** Tokens of the theme that are not colours. */
export const measures = {
  radius: { control: '8px', card: '12px', dialog: '16px', full: '999px' },
  font: {
    body: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  },
  text: {
    xs: '12px',
    sm: '13px',
    md: '14px',
    lg: '16px',
    xl: '20px',
    xxl: '28px',
    hero: '40px',
  },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    6: '24px',
    8: '32px',
    12: '48px',
    16: '64px',
  },
  control: { height: '40px', dense: '32px', touch: '48px', target: '44px' },
  motion: {
    state: '120ms',
    dialog: '80ms',
    notification: '200ms',
    progress: '300ms',
    breath: '1600ms',
    turn: '800ms',
  },
  shadow: { raised: '0 1px 2px rgb(14 17 16 / .08), 0 12px 40px rgb(14 17 16 / .16)' },
} as const;
