import { browserPlatform } from '@billfold/core';
import { matchLocale } from '@billfold/core/locales';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../app.css.ts';
import '../site-font.css.ts';
import { followLanguage } from '../language/follow-language.ts';
import { createFrameSender } from './frame-report.ts';
import { openPayment } from './open-payment.ts';
import { PayRoot } from './pay-root.tsx';
import { createPayServices } from './pay-services.ts';
import { wantedLocales } from './wanted-locales.ts';

const root = document.getElementById('root');
if (!root) throw new Error('pay.html has no #root, so there is nothing to draw the page in.');
const services = createPayServices(browserPlatform(), createFrameSender(window));
// Before anything is drawn, so that the page waits for its texts.
services.language.show(matchLocale(wantedLocales()));
followLanguage(document.documentElement, services.language);
const opened = await openPayment(window.location.pathname, {
  calls: services.checkout,
  platform: services.platform,
});
createRoot(root).render(
  <StrictMode>
    <PayRoot services={services} opened={opened} />
  </StrictMode>,
);
