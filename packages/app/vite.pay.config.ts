import { smallPage } from './vite.small-page.ts';

/** Build of the checkout page, into the folder of the site and after it. */
export default smallPage('pay');
