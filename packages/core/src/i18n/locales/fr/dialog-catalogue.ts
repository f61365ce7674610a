import type { PartialMessages } from '../../text-areas.ts';

/** Texts of the dialogs that a page opens by the script tag, and of the frame in which secrets are typed. */
export const dialogCatalogue: PartialMessages = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<PartialMessages>(
      './{add-account,common,confirmation,deposit-addresses,embed,empty-wallet,missing-wallet,new-wallet,primitives,provider,receive,recipient,reset-password,scanner,secure-frame,send,step-up,validation}.json',
      { import: 'default', eager: true },
    ),
  ),
);
