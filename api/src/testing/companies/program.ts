import { createHash, randomUUID } from 'node:crypto'
import { externalClients, type Tokens } from '@invoice-card/contracts'
import { exchangeCode } from '../../identity/oauth/exchange.ts'
import { findClient, insertClient } from '../../identity/oauth/client-store.ts'
import { insertCode } from '../../identity/oauth/grant-store.ts'
import type { Db } from '../../platform/database/connection.ts'
import type { Services } from '../../platform/services/services.ts'
import { hashToken, randomToken } from '../../platform/crypto/random-token.ts'
import { createTestClient, type Answering } from '../app/client.ts'

const redirectUri = 'https://kaikei.example.jp/callback'
const scopes = ['payments:register']

/** A program of another company that a user has given access to; the same one again where its id is given. */
export async function connectProgram(
  { app, db, services }: { readonly app: Answering; readonly db: Db; readonly services: Services },
  userId: number,
  clientId: string = randomUUID(),
) {
  const { now } = services
  if (!(await findClient(db, clientId))) {
    await insertClient(db, {
      client_id: clientId,
      name: 'クラウド会計',
      secret_hash: hashToken('secret'),
      redirect_uris: [redirectUri],
      scopes,
      created_by: 'test',
      created_at: now(),
    })
  }
  const [code, verifier] = [randomToken(), randomToken()]
  await insertCode(db, {
    code_hash: hashToken(code),
    client_id: clientId,
    user_id: userId,
    redirect_uri: redirectUri,
    scopes,
    expires_at: new Date(now().getTime() + 60_000),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  })
  const tokens = await exchangeCode(services, { clientId, code, redirectUri, verifier })
  if (!tokens) throw new Error('The code was not taken')
  return {
    clientId,
    tokens,
    calls: createTestClient(
      app,
      externalClients,
      () => null,
      () => tokens.access_token,
    ),
  }
}

/** Tokens of a user and of a program in the user's name: together they open every call. */
export interface Credentials extends Tokens {
  readonly client_token: string
}
