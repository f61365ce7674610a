import { layered } from '../../theme/layered.ts';

export const frame = layered({ display: 'block', width: '100%', height: '0', border: '0' });
