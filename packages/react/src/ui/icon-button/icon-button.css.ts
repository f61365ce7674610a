import { interactive, touchTarget } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const iconButton = layered(interactive, touchTarget, {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.5 },
    '&[aria-pressed="true"]': { color: vars.color.text },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': {
          background: vars.color.surfaceSunken,
          color: vars.color.text,
        },
      },
    },
  },
});

export const size = {
  sm: layered({ width: vars.control.dense, height: vars.control.dense }),
  md: layered({ width: vars.control.height, height: vars.control.height }),
} as const;
