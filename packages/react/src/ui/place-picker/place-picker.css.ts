import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

/** The wallet picker is specified as about 199 px wide. */
export const trigger = layered(interactive, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '199px',
  maxWidth: '100%',
  height: vars.control.height,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: vars.text.md,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    '&[aria-expanded="true"]': {
      background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)` },
      },
    },
    [media.touch]: { height: vars.control.target },
    [media.forcedColors]: { border: '1px solid ButtonText' },
  },
});

const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const name = layered(base, { flex: 1, ...cut });

/** Keeps a short name where the line begins, whatever its own direction. */
export const namePlace = layered(base, { display: 'flex', flex: 1, minWidth: 0 });

/** A name in the direction of its own script. */
export const ownName = layered(base, cut);

/** A narrow phone has room for the name or for it. */
export const chevron = layered(base, {
  flex: 'none',
  color: vars.color.textMuted,
  '@media': { 'screen and (max-width: 359.98px)': { display: 'none' } },
});

/** Takes the width of the picture of a choice, so that all names begin below each other. */
export const plus = layered(base, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '24px',
  color: vars.color.textMuted,
});

export const choice = layered(base, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});
