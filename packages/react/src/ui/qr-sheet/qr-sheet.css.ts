import { globalStyle } from '@vanilla-extract/css';
import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { layer, vars } from '../../theme/theme.css.ts';

export const opener = layered(interactive, {
  display: 'grid',
  justifyItems: 'center',
  borderRadius: vars.radius.card,
  cursor: 'zoom-in',
});

/** Says that the code can be pressed. */
export const enlarge = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '32px',
  paddingInline: vars.space[2],
  color: vars.color.link,
  fontSize: vars.text.sm,
  fontWeight: 500,
});

/** White in each scheme, because a code is read best on white. */
export const sheet = layered({
  vars: {
    [vars.color.text]: vars.color.qrForeground,
    [vars.color.textMuted]: vars.color.qrForeground,
    [vars.color.surfaceRaised]: vars.color.qrBackground,
    [vars.color.surfaceSunken]: vars.color.qrBackground,
  },
  position: 'fixed',
  inset: 0,
  width: 'auto',
  maxWidth: 'none',
  borderRadius: 0,
  background: vars.color.qrBackground,
  color: vars.color.qrForeground,
  colorScheme: 'light',
});

/** Notifications lie over the title, before the button that closes: elsewhere they would cover what is pressed. */
globalStyle(`dialog:has(> ${sheet}) > section`, {
  '@layer': {
    [layer]: {
      insetBlockStart: `max(${vars.space[2]}, env(safe-area-inset-top))`,
      insetBlockEnd: 'auto',
      insetInlineEnd: '60px',
      maxWidth: `calc(100% - 60px - ${vars.space[2]})`,
    },
  },
});

export const body = layered({ flex: 1, display: 'grid', placeItems: 'center' });

export const content = layered(base, {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
});

/** Read beside the code by those who compare it with their wallet. */
export const caption = layered(base, { fontSize: vars.text.lg, textAlign: 'center' });

export const address = layered(base, { fontSize: vars.text.lg });

export const actions = layered(base, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
});
