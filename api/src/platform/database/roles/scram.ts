import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

const iterations = 4096
const keyBytes = 32

/**
 * What PostgreSQL stores of a password (SCRAM-SHA-256, RFC 5803), so that the password itself is in no statement and no
 * log of the server. Of ASCII only: other letters would need SASLprep.
 */
export function scramVerifier(password: string, salt = randomBytes(16)): string {
  if (!/^[\x21-\x7e]+$/.test(password)) throw new Error('A password of the database is printable ASCII without blanks')
  const salted = pbkdf2Sync(password, salt, iterations, keyBytes, 'sha256')
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest()
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`
}
