import { createHash } from 'node:crypto';
import { pooledRandomBytes } from './pooled-random-bytes.js';

/** A secret that nobody guesses: 256 bits, URL-safe. */
export const newSecretToken = (): string => pooledRandomBytes(32).toString('base64url');

/** How a secret is stored and looked up: hex SHA-256 of the text. */
export const hashToken = (token: string): string => createHash('sha256').update(token, 'utf8').digest('hex');
