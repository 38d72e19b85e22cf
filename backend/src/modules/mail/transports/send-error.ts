import { getSystemErrorName } from 'node:util';
import { jsonField } from '../../../common/foreign-json.js';

/** `550 5.1.1` of an answer, which may have several lines. */
const ENHANCED = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;
/** As the machine and the mail library name what went wrong here. */
const OWN_CODE = /^[A-Z][A-Z\d_]{2,39}$/;

interface SmtpError {
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
export function sendErrorCode(error: unknown): string {
  const { response = '', responseCode, code = '', errno } = smtpError(error);
  if (responseCode !== undefined) return [responseCode, ENHANCED.exec(response)?.[1] ?? []].flat().join(' ');
  // The time for the whole dialogue is over.
  if (error instanceof Error && error.name === 'AbortError') return 'ETIMEDOUT';
  return systemCode(errno) ?? (OWN_CODE.test(code) ? code : 'UNKNOWN');
}

/** What the mail library says of its error besides its text. */
export function smtpError(error: unknown): SmtpError {
  const [response, responseCode, code, errno] = ['response', 'responseCode', 'code', 'errno'].map((name) =>
    jsonField(error, name),
  );
  return {
    ...(typeof response === 'string' && { response }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof code === 'string' && { code }),
    ...(typeof errno === 'number' && { errno }),
  };
}

/** The library calls a refused connection and a lost one the same; the number tells. */
function systemCode(errno: number | undefined): string | null {
  if (errno === undefined || !Number.isInteger(errno) || errno >= 0) return null;
  const name = getSystemErrorName(errno);
  return OWN_CODE.test(name) ? name : null;
}
