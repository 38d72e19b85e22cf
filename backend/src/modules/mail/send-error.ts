import { getSystemErrorName } from 'node:util';

/** `550 5.1.1` of an answer, which may have several lines. */
const ENHANCED = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;
/** As the machine and the mail library name what went wrong here. */
const OWN_CODE = /^[A-Z][A-Z\d_]{2,39}$/;

export interface SmtpError {
  /** The mail server's words, and their number. */
  readonly response?: string;
  readonly responseCode?: number;
  readonly code?: string;
  readonly errno?: number;
}

/**
 * Why a mail or a message could not be handed over, in codes alone. Mail servers name in their prose whom they refuse, in
 * whatever spelling they like, and the addressee is stored encrypted only.
 */
export function sendErrorCode(error: Error & SmtpError): string {
  const { response = '', responseCode, code = '' } = error;
  if (responseCode !== undefined) return [responseCode, ENHANCED.exec(response)?.[1] ?? []].flat().join(' ');
  // The time for the whole dialogue is over.
  if (error.name === 'AbortError') return 'ETIMEDOUT';
  return systemCode(error) ?? (OWN_CODE.test(code) ? code : 'UNKNOWN');
}

/** The library calls a refused connection and a lost one the same; the number tells. */
function systemCode({ errno }: SmtpError): string | null {
  if (errno === undefined || !Number.isInteger(errno) || errno >= 0) return null;
  const name = getSystemErrorName(errno);
  return OWN_CODE.test(name) ? name : null;
}
