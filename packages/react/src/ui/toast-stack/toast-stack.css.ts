import { keyframes } from '@vanilla-extract/css';
import { base, surface } from '../../theme/base.css.ts';
import { covered } from '../../theme/covered.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** A page whose top is what its reader copies, as its `<html>` says: one line at the lower edge. */
const page = ':root[data-billfold-notices="bottom"]';

export const stack = layered(surface, {
  position: 'fixed',
  insetBlockStart: `calc(max(${vars.space[4]}, env(safe-area-inset-top)) + ${covered.top})`,
  insetInlineEnd: vars.space[4],
  zIndex: 1000,
  display: 'grid',
  gap: vars.space[2],
  width: '360px',
  maxWidth: `calc(100% - 2 * ${vars.space[4]})`,
  pointerEvents: 'none',
  selectors: {
    // As high as what is seen of the page above a keyboard.
    'dialog > &': { position: 'absolute' },
    [`${page} :not(dialog) > &`]: {
      insetBlock: `auto max(${vars.space[2]}, env(safe-area-inset-bottom))`,
      insetInline: 0,
      width: 'fit-content',
      marginInline: 'auto',
    },
  },
  '@media': {
    print: { display: 'none' },
    [media.phone]: {
      // Over the bar: the title of the page is right below it.
      insetBlockStart: `max(${vars.space[2]}, env(safe-area-inset-top))`,
      insetInlineEnd: vars.space[2],
      maxWidth: `calc(100% - 2 * ${vars.space[2]})`,
      selectors: {
        // The top of a sheet is its title and its result: above the footer less is covered.
        'dialog > &': {
          insetBlockStart: 'auto',
          insetBlockEnd: `calc(${vars.control.touch} + ${vars.space[3]} + max(${vars.space[4]}, env(safe-area-inset-bottom)) + ${vars.space[3]})`,
        },
        [`${page} :not(dialog) > &`]: { insetBlockStart: 'auto', insetInline: 0 },
      },
    },
  },
});

export const toast = layered(base, {
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}, ${vars.shadow.raised}`,
  pointerEvents: 'auto',
  animation: `${appear} ${vars.motion.notification} ease-out`,
  transition: `opacity ${vars.motion.notification} ease-out, visibility ${vars.motion.notification}`,
  selectors: { [`${page} &:not(:last-child)`]: { display: 'none' } },
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** A fading message takes neither press nor focus. */
export const fading = layered({ opacity: 0, visibility: 'hidden' });

export const icon = {
  success: layered({ color: vars.color.success }),
  error: layered({ color: vars.color.danger }),
  info: layered({ color: vars.color.info }),
} as const;

export const text = layered(base, { flex: 1, overflowWrap: 'anywhere' });

export const title = layered(base, {
  fontWeight: 600,
  lineHeight: '20px',
  selectors: { [`${page} &:not(:last-child)`]: { display: 'none' } },
});

export const line = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  selectors: { [`${page} &`]: { color: vars.color.text } },
});

export const count = layered(base, {
  marginInlineStart: vars.space[2],
  color: vars.color.textMuted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

/** Its own size to the eye; the whole message to a finger, which closes on a press anywhere. */
export const close = layered({
  position: 'static',
  margin: '-6px',
  selectors: { '&&::after': { content: '""', position: 'absolute', inset: 0 } },
});
