import { media, vars } from '@billfold/react/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { visuallyHidden } from '../common/visually-hidden.ts';

export const place = styleVariants({
  header: { flex: 'none', minWidth: 0 },
  page: {
    position: 'fixed',
    zIndex: 25,
    top: vars.space[3],
    insetInline: vars.space[4],
    display: 'grid',
    justifyItems: 'center',
    pointerEvents: 'none',
  },
});

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '32px',
  maxWidth: '100%',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.full,
  background: vars.color.warningSurface,
  color: vars.color.warning,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { gap: vars.space[1], paddingInline: vars.space[2] },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const icon = style({ flex: 'none', '@media': { [media.phone]: { display: 'none' } } });

export const strong = style({ fontWeight: 500 });

export const time = style({ selectors: { '&::before': { content: '"· "' } } });

/** Read aloud where the header has no room for it: the time stays, but for the narrowest phones. */
export const wideTime = style([time, { '@media': { [media.phone]: visuallyHidden } }]);

/** Repeats the time of `wideTime` for the eye. */
export const phoneTime = style([
  time,
  {
    display: 'none',
    '@media': {
      [media.phone]: { display: 'inline' },
      'screen and (max-width: 359.98px)': { display: 'none' },
    },
  },
]);
