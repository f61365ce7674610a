import { useResource } from '@billfold/react/hooks';
import { useLocation } from 'wouter';
import { useServices } from '../services/services-context.ts';
import { openSite } from './open-site.ts';

export interface Support {
  /** The support site of this installation; null where none is set up. */
  readonly url: string | null;
  /** Opens the support site in a new tab, or the security tips where there is none. */
  readonly open: () => void;
}

export function useSupport(): Support {
  const [, navigate] = useLocation();
  const config = useResource(useServices().client.resources.config);
  const url = config.data?.support.url ?? null;
  const open = (): void => {
    if (url === null) navigate('/security-tips');
    else openSite(url);
  };
  return { url, open };
}
