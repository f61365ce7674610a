import { layered } from '../../theme/layered.ts';
import { step } from '../frame/step.css.ts';

/** A step that is not shown stays in the page: what was entered there is still needed. */
export const part = layered(step, { selectors: { '&[hidden]': { display: 'none' } } });
