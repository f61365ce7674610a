/** Error of a request that our own rules ended; its message is for the log of the endpoint. */
export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
}

const byCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Connection refused',
  ECONNRESET: 'The connection was closed without an answer',
  EPIPE: 'The connection was closed without an answer',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  ETIMEDOUT: 'The host did not accept the connection in time',
  CERT_HAS_EXPIRED: 'TLS: the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'TLS: the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'TLS: the certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'TLS: the certificate cannot be verified',
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS: the certificate is for another host',
  EPROTO: 'TLS: there was no secure connection',
  HPE_HEADER_OVERFLOW: 'The headers of the answer are too long',
};

/** Describes why a request got no answer, without an address of this machine. */
export function describeSendFault(error: unknown): string {
  if (error instanceof WebhookRefusedError) return error.message;
  const code = codeOf(error);
  return byCode[code] ?? (code.startsWith('HPE_') ? notHttp : 'The connection failed');
}

const notHttp = 'The answer is no HTTP';

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  // Several addresses were tried: the first one that failed tells why.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
