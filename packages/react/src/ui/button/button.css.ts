import { base, interactive, plain, touchTarget } from '../../theme/base.css.ts';
import { edge } from '../../theme/edge.ts';
import { layered, layeredVariants } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** Quiet, and still read: its text says what becomes possible. */
const closed = {
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    // A tint of the ground stands out from it in both schemes.
    background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
    color: vars.color.textMuted,
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
    opacity: 1,
  },
} as const;

const button = layered(interactive, touchTarget, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[1],
  borderRadius: vars.radius.control,
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:disabled': { opacity: 0.5 },
    '&:active:not(:disabled, [aria-disabled="true"])': { opacity: 0.85 },
  },
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

export const variant = layeredVariants(button, {
  primary: {
    background: vars.color.accent,
    color: vars.color.accentText,
    selectors: closed,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            background: `color-mix(in srgb, ${vars.color.accent} 90%, ${vars.color.text})`,
          },
        },
      },
    },
  },
  quiet: {
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: `inset 0 0 0 1px ${edge}`,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            background: vars.color.surfaceSunken,
          },
        },
      },
    },
  },
  danger: {
    background: vars.color.surfaceRaised,
    color: vars.color.danger,
    boxShadow: `inset 0 0 0 1px ${edge}`,
    selectors: closed,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            background: vars.color.dangerSurface,
          },
        },
      },
    },
  },
  'danger-filled': {
    background: vars.color.danger,
    color: vars.color.surface,
    selectors: closed,
  },
  plain: {
    color: vars.color.link,
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            background: vars.color.surfaceSunken,
          },
        },
      },
    },
  },
});

export const size = {
  sm: layered({
    minHeight: vars.control.dense,
    paddingInline: vars.space[3],
    fontSize: vars.text.sm,
  }),
  md: layered({
    minHeight: vars.control.height,
    paddingInline: vars.space[4],
    fontSize: vars.text.md,
  }),
  lg: layered({
    minHeight: vars.control.touch,
    paddingInline: vars.space[6],
    fontSize: vars.text.lg,
    // Two long words side by side leave no room for more at 320 px.
    '@media': { [media.phone]: { paddingInline: vars.space[4] } },
  }),
} as const;

/** Breaks a text that is longer than its line, and grows with it. */
export const wide = layered({ width: '100%', whiteSpace: 'normal' });

/** Keeps its place while it is hidden, so that a busy button keeps its width. */
export const content = layered(plain, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  selectors: {
    '[aria-disabled="true"]:not([aria-busy="true"], [part="primary-action"]) > &': { opacity: 0.6 },
  },
});

export const hidden = layered({ opacity: 0 });

export const spinner = layered(plain, {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

/** Says what is missing, above the button at its end, so that nothing moves. */
export const hint = layered(base, {
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: 'min(280px, calc(100dvw - 48px))',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  background: vars.color.text,
  color: vars.color.surface,
  fontSize: vars.text.sm,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'normal',
  pointerEvents: 'none',
});
