import { base, interactive } from '../../theme/base.css.ts';
import { layered } from '../../theme/layered.ts';
import { media, vars } from '../../theme/theme.css.ts';

export const label = layered(base, {
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: 500,
});

export const list = layered(base, { display: 'grid' });

export const row = layered(interactive, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  minHeight: '52px',
  borderRadius: vars.radius.control,
  textAlign: 'start',
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { background: `color-mix(in srgb, ${vars.color.text} 5%, transparent)` },
      },
    },
  },
});

export const line = layered(base, { flex: 1, minWidth: 0 });

export const chevron = layered({ flex: 'none', color: vars.color.textMuted });
