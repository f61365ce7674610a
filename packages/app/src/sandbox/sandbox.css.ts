import { media, vars } from '@billfold/react/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const enter = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

/** From the right, as high as the window; from the bottom on a phone, as every dialog. */
export const sheet = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  maxWidth: '400px',
  borderRadius: 0,
  animationName: enter,
  animationDuration: vars.motion.state,
  '@media': {
    [media.phone]: {
      insetBlock: 'auto 0',
      insetInline: 0,
      maxWidth: 'none',
      maxHeight: '85dvh',
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    },
    [media.reducedMotion]: { animationName: 'none' },
  },
});

// The wallet stays visible next to the drawer, because it shows the effects.
globalStyle(`dialog:has(> ${sheet})`, {
  '@media': { 'screen and (min-width: 640px)': { background: 'transparent' } },
});

export const sections = style({ display: 'grid', fontSize: vars.text.md });

export const lead = style({ color: vars.color.textMuted, paddingBottom: vars.space[4] });

export const section = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
});

export const title = style({ fontWeight: 600, lineHeight: 1.2 });

export const text = style({ color: vars.color.textMuted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[2],
  marginTop: vars.space[1],
});

export const field = style({ flex: '1 1 100%' });
