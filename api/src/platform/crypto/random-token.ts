import { createHash, randomBytes } from 'node:crypto'

/** A credential of 256 bits: what opens something by being known. Access tokens of a session are signed instead. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** How a random token is stored: 256 bits of chance need no salt. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
