/**
 * Calls of the wallet and auth services, as specified: query names and keys of the body, with a
 * question mark after optional ones; then the status of the answer and `public`, `secret` or
 * `idempotent`. A new call gets its row here.
 */
export const specifiedCalls: Readonly<Record<string, SpecifiedCall>> = {
  'GET /api/wallets/{walletId}': { answer: '200' },
  'GET /api/wallets/{walletId}/accounts/{accountId}': { answer: '200' },
  'GET /api/wallets/{walletId}/transactions/{transactionId}': { answer: '200' },
  'GET /api/transactions/{transactionId}': { answer: '200' },
  'GET /api/wallets': { query: 'IsDeletedFilter?', answer: '200' },
  'GET /api/wallets/balance-chart': {
    query: 'walletId? accountId? period? currency?',
    answer: '200',
  },
  'POST /api/wallets/create': {
    body: 'name password wordCount seedPhrase? walletType',
    answer: '201 secret',
  },
  'DELETE /api/wallets/{id}': { body: 'password? seedPhrase? confirmName', answer: '204 secret' },
  'PUT /api/wallets/{id}': { body: 'name', answer: '200' },
  'POST /api/wallets/{id}/activate': { body: 'seedPhrase', answer: '200 secret' },
  'GET /api/wallets/{id}/available-accounts/{x}': { answer: '200' },
  'POST /api/wallets/{id}/change-password': { body: 'password newPassword', answer: '204 secret' },
  'GET /api/wallets/{id}/contacts': { query: 'page? pageSize?', answer: '200' },
  'POST /api/wallets/{id}/contacts': { body: 'name network address memo?', answer: '201' },
  'POST /api/wallets/{id}/contacts/import': { body: 'csv', answer: '200' },
  'DELETE /api/wallets/{id}/contacts/{contactId}': { answer: '204' },
  'PUT /api/wallets/{id}/contacts/{contactId}': {
    body: 'name network address memo?',
    answer: '200',
  },
  'POST /api/wallets/{id}/delete': {
    body: 'password? seedPhrase? confirmName',
    answer: '204 secret',
  },
  'GET /api/wallets/{id}/devices': { answer: '200' },
  'DELETE /api/wallets/{id}/devices/{deviceId}': { answer: '204' },
  'POST /api/wallets/{id}/reset-password': { body: 'seedPhrase newPassword', answer: '204 secret' },
  'POST /api/wallets/{id}/restore': { answer: '200' },
  'POST /api/wallets/{id}/reveal-seed': { body: 'password', answer: '200 secret' },
  'GET /api/wallets/{id}/settings': { answer: '200' },
  'PUT /api/wallets/{id}/settings': {
    body: 'version? supportAccess? currency? locale? hideBalances? hideSmallBalances? requireUnlockOnNewDevice? accountOrder? defaultAccounts? spamFilter? loadPrices? usageStatistics? signing? hiddenTokens?',
    answer: '200',
  },
  'POST /api/wallets/{id}/unlock': {
    body: 'password? seedPhrase? trustDevice',
    answer: '200 secret',
  },
  'GET /api/wallets/{id}/send-protection': { answer: '200' },
  'PUT /api/wallets/{id}/send-protection': {
    body: 'twoFactorForSending twoFactorCode',
    answer: '200 secret',
  },
  'GET /api/wallets/{id}/vault': { answer: '200 secret' },
  'POST /api/wallets/{id}/vault/evaluate': { body: 'blinded pepperV', answer: '200 secret' },
  'POST /api/wallets/{id}/vault/prove': {
    body: 'evaluationId publicKey signature',
    answer: '204 secret',
  },
  'GET /api/wallets/{walletId}/accounts': {
    query: 'page? pageSize? cryptoCurrencyType? isDeleted? isArchived? search?',
    answer: '200',
  },
  'POST /api/wallets/{walletId}/accounts': {
    body: 'name cryptoCurrencyType password? seedPhrase? keyPath? addressType?',
    answer: '201 secret',
  },
  'DELETE /api/wallets/{walletId}/accounts/{accountId}': { answer: '204' },
  'PUT /api/wallets/{walletId}/accounts/{accountId}': {
    body: 'name? isArchived? hiddenTokens?',
    answer: '200',
  },
  'GET /api/wallets/{walletId}/accounts/{accountId}/addresses': {
    query: 'hasBalance? isUsed?',
    answer: '200',
  },
  'GET /api/wallets/{walletId}/accounts/{accountId}/public-key': { answer: '200 secret' },
  'GET /api/wallets/{walletId}/settlements': { answer: '200' },
  'GET /api/wallets/{walletId}/settlements/{businessId}/accounts': {
    query: 'page? pageSize? asset? accountId? purpose?',
    answer: '200',
  },
  'GET /api/wallets/{walletId}/settlements/{businessId}/sends': {
    query: 'page? pageSize?',
    answer: '200',
  },
  'PUT /api/wallets/{walletId}/accounts/{accountId}/addresses/{id}': {
    body: 'label?',
    answer: '200',
  },
  'GET /api/wallets/{walletId}/accounts/{accountId}/deposit-address': {
    query: 'createNew?',
    answer: '200 secret',
  },
  'POST /api/wallets/{walletId}/accounts/{accountId}/restore': { answer: '200' },
  'GET /api/wallets/{walletId}/labels': { answer: '200 application/jsonl' },
  'POST /api/wallets/{walletId}/labels': { body: 'jsonl', answer: '200' },
  'POST /api/wallets/{walletId}/payment-requests': { body: 'link assetId?', answer: '201' },
  'POST /api/wallets/{walletId}/payment-requests/assets': { body: 'link', answer: '200' },
  'GET /api/wallets/{walletId}/statistics': { answer: '200' },
  'GET /api/wallets/{walletId}/transactions': {
    query:
      'Page? PageSize? CryptoCurrencyType? Asset? AccountId? DateFrom? DateTo? Type? Status? Search? FiatFrom? FiatTo? IsSpam?',
    answer: '200',
  },
  'PUT /api/wallets/{walletId}/transactions': { body: 'transactionId note', answer: '200' },
  'POST /api/wallets/{walletId}/transactions/accounts/{accountId}': {
    body: 'amount destinationAddress seedPhrase? password? feeRate feeRateValue? twoFactorCode? gasLimit? sendingMax memo? rawTransaction? acceptFee?',
    answer: '201 secret idempotent',
  },
  'GET /api/wallets/{walletId}/transactions/accounts/{accountId}/intents/{intentId}/plan': {
    query: 'digest',
    answer: '200',
  },
  'POST /api/wallets/{walletId}/transactions/accounts/{accountId}/intents': {
    body: 'amount destinationAddress tokenId? feeRate feeRateValue? sendingMax memo? requestId?',
    answer: '201',
  },
  'GET /api/wallets/{walletId}/transactions/accounts/{accountId}/intents/{intentId}': {
    answer: '200',
  },
  'POST /api/wallets/{walletId}/transactions/accounts/{accountId}/tokens': {
    body: 'amount destinationAddress gasLimit? gasPrice? seedPhrase? password? tokenId twoFactorCode? sendingMax memo? rawTransaction? acceptFee?',
    answer: '201 secret idempotent',
  },
  'GET /api/wallets/{walletId}/transactions/confirmations': {
    query: 'hash network',
    answer: '200',
  },
  'GET /api/wallets/{walletId}/transactions/confirmations of several': {
    query: 'hashes',
    answer: '200',
  },
  'GET /api/wallets/{walletId}/transactions/{transactionId}/replacement': {
    query: 'kind',
    answer: '200',
  },
  'POST /api/wallets/{walletId}/transactions/{transactionId}/replacement': {
    body: 'kind fee seedPhrase? password? twoFactorCode?',
    answer: '201 secret idempotent',
  },
  'GET /api/wallets/{walletId}/transactions/{transactionId}/acceleration': { answer: '200' },
  'POST /api/wallets/{walletId}/transactions/{transactionId}/acceleration': {
    body: 'fee seedPhrase? password? twoFactorCode?',
    answer: '201 secret idempotent',
  },
  'GET /api/wallets/{id}/export': { answer: '200 application/json' },
  'GET /api/wallets/{walletId}/events': { answer: '200' },
  'GET /api/wallets/{walletId}/transactions/export': {
    query:
      'format CryptoCurrencyType? Asset? AccountId? DateFrom? DateTo? Type? Status? Search? FiatFrom? FiatTo? IsSpam?',
    answer: '200 text/csv',
  },
  'GET /api/wallets/{walletId}/transactions/fees/{accountId}': {
    query: 'amount toAddress feeRate memo?',
    answer: '200',
  },
  'POST /api/wallets/{walletId}/transactions/fees/{accountId}': {
    body: 'amount toAddress feeRate memo?',
    answer: '200',
  },
  'POST /api/wallets/{walletId}/transactions/token-fees/{accountId}': {
    body: 'Amount AccountId ToAddress WalletId TokenId Memo?',
    answer: '200',
  },
  'GET /api/wallets/{walletId}/transactions/token-fees/{accountId}': {
    query: 'Amount AccountId ToAddress WalletId TokenId Memo?',
    answer: '200',
  },
  'GET /api/Rates/bsc-gas': { query: 'fromAddress? toAddress? Data? Value?', answer: '200' },
  'GET /api/Rates/currencies': { answer: '200' },
  'GET /api/Rates/gas': { query: 'fromAddress? toAddress? Data? Value?', answer: '200' },
  'GET /api/Rates/history': { query: 'symbols period points?', answer: '200' },
  'GET /api/Rates/manifest/': { answer: '200' },
  'GET /api/Rates/manifest/{x}': { answer: '200' },
  'GET /api/Rates/{crypto}': { answer: '200' },
  'GET /api/auth/handle-external-login': { query: 'code', answer: '302 public secret' },
  'GET /api/auth/signin-apple': { query: 'returnTo?', answer: '302 public' },
  'GET /v1/auth/config': { answer: '200 public' },
  'POST /v1/auth/login/basic': {
    body: 'email password twoFactorCode? device',
    answer: '200 public secret',
  },
  'POST /v1/auth/login/demo': { body: 'device', answer: '200 public secret' },
  'POST /v1/auth/login/discord': {
    body: 'code codeVerifier redirectUri state twoFactorCode? referralCode?',
    answer: '200 public secret',
  },
  'POST /v1/auth/login/google': {
    body: 'code codeVerifier redirectUri state twoFactorCode? referralCode?',
    answer: '200 public secret',
  },
  'POST /v1/auth/register/basic': {
    body: 'name email password accountType acceptTerms referralCode? device',
    answer: '201 public secret',
  },
  'POST /v1/auth/reset/basic': { body: 'email', answer: '202 public secret' },
  'POST /v1/auth/reset/basic/logins': { body: 'token', answer: '200 public secret' },
  'POST /v1/auth/reset/basic/complete': {
    body: 'token password removeLogins?',
    answer: '204 public secret',
  },
  'POST /v1/auth/login/{provider}/start': {
    body: 'redirectUri codeChallenge',
    answer: '200 public secret',
  },
  'POST /v1/auth/token/exchange': {
    body: 'twoFactorCode? referralCode?',
    answer: '200 secret',
  },
  'GET /v1/user': { answer: '200' },
  'PATCH /v1/user': { body: 'name? locale? currency? timezone? theme?', answer: '200' },
  'POST /v1/user/2fa/disable': { body: 'password? code', answer: '204 secret' },
  'POST /v1/user/2fa/enable': { body: 'code', answer: '200 secret' },
  'POST /v1/user/2fa/recovery-codes': { body: 'password? code', answer: '200 secret' },
  'POST /v1/user/2fa/setup': { body: 'password? code?', answer: '200 secret' },
  'POST /v1/user/delete': { body: 'password? code? twoFactorCode?', answer: '204 secret' },
  'PUT /v1/user/email': { body: 'email password? code?', answer: '204 secret' },
  'POST /v1/user/email/undo': { body: 'token', answer: '204 public secret' },
  'GET /v1/user/exports': { answer: '200' },
  'POST /v1/user/exports': { answer: '202 idempotent' },
  'GET /v1/user/exports/{id}/file': { answer: '200 secret application/zip' },
  'GET /v1/user/identities': { answer: '200' },
  'DELETE /v1/user/identities/{provider}': { answer: '204' },
  'POST /v1/user/identities/{provider}': {
    body: 'code codeVerifier redirectUri state',
    answer: '201 secret',
  },
  'POST /v1/user/logout': { answer: '204' },
  'GET /v1/user/notifications': { answer: '200' },
  'PUT /v1/user/notifications': { body: 'events quietHours', answer: '200' },
  'PUT /v1/user/password': { body: 'password? code? newPassword', answer: '204 secret' },
  'GET /v1/user/platform': { answer: '200' },
  'PATCH /v1/user/platform': { body: 'defaultMode? accountType?', answer: '200' },
  'GET /v1/user/security-events': { query: 'page? pageSize?', answer: '200' },
  'GET /v1/user/security-score': { answer: '200' },
  'DELETE /v1/user/sessions': { answer: '204' },
  'GET /v1/user/sessions': { answer: '200' },
  'DELETE /v1/user/sessions/{id}': { answer: '204' },
  'POST /v1/user/secure': { answer: '200' },
  'POST /v1/user/step-up': { body: 'password? code?', answer: '204 secret' },
  'GET /v1/user/tokens': { answer: '200' },
  'POST /v1/user/tokens': { body: 'name access expiresAt password? code?', answer: '201 secret' },
  'DELETE /v1/user/tokens/{id}': { answer: '204' },
  'POST /v1/user/verifications/email': { body: 'token', answer: '204 public secret' },
  'POST /v1/user/verifications/email/resend': { answer: '204' },
  'GET /v1/config': { answer: '200 public' },
  'POST /v1/dev/clock': { body: 'advanceSeconds', answer: '200 public' },
  'GET /v1/dev/outbox': { query: 'to?', answer: '200 public secret' },
  'POST /v1/dev/sandbox/rates': { body: 'symbol price', answer: '200 public' },
  'GET /v1/dev/sandbox/{network}/addresses/{address}': {
    query: 'page? pageSize?',
    answer: '200 public',
  },
  'GET /v1/dev/sandbox/{network}/blocks': { answer: '200 public' },
  'GET /v1/dev/sandbox/{network}/blocks/{height}': { answer: '200 public' },
  'POST /v1/dev/sandbox/{network}/dust': { body: 'address', answer: '201 public' },
  'POST /v1/dev/sandbox/{network}/faucet': {
    body: 'address asset amount memo? reference?',
    answer: '201 public',
  },
  'GET /v1/dev/sandbox/{network}/fee-spike': { answer: '200 public' },
  'POST /v1/dev/sandbox/{network}/fee-spike': { body: 'factor seconds', answer: '200 public' },
  'POST /v1/dev/sandbox/{network}/hold': { body: 'hash hold', answer: '200 public' },
  'GET /v1/dev/sandbox/{network}/impostor': { answer: '200 public' },
  'POST /v1/dev/sandbox/{network}/mine': { body: 'blocks', answer: '200 public' },
  'POST /v1/dev/sandbox/{network}/outage': { body: 'seconds', answer: '200 public' },
  'POST /v1/dev/sandbox/{network}/reorg': { body: 'depth dropTx', answer: '200 public' },
  'POST /v1/dev/sandbox/{network}/replace': { body: 'hash to? feeRate', answer: '201 public' },
  'GET /v1/dev/sandbox/{network}/transactions/{hash}': { answer: '200 public' },
  'GET /v1/embed/settings': { query: 'key', answer: '200 public' },
  'POST /v1/embed/sessions': {
    body: 'allowedOrigins externalUserId scopes ttlSeconds?',
    answer: '201 secret',
  },
};

export interface SpecifiedCall {
  readonly query?: string;
  readonly body?: string;
  readonly answer: string;
}
