import { setTimeout as delay } from 'node:timers/promises'
import { RefusedCall } from '../../../api/src/testing/app/client.ts'
import { createPayer, type Payer } from '../../../api/src/testing/companies/payment.ts'
import type { createSeller } from '../../../api/src/testing/companies/seller.ts'
import type { Random } from '../harness/random.ts'
import { patiently } from '../cluster/patiently.ts'
import type { Town } from './town.ts'

type Seller = Awaited<ReturnType<typeof createSeller>>

/** A user's cards may be declined ten times in an hour, so customers change before that. */
const paymentsOfPayer = 12
const tries = 80

/** A customer of the service at work, one action after the other. */
export interface Client {
  readonly town: Town
  readonly random: Random
  payer: Payer
  paymentsLeft: number
  /** The same company where it asks others for money; made when it first does. */
  seller?: Seller | undefined
}

export async function createClient(town: Town, random: Random): Promise<Client> {
  const payer = await newPayer(town)
  town.buyers.push(payer)
  return { town, random, payer, paymentsLeft: paymentsOfPayer }
}

/** Another company takes the place of this one. */
export async function renew(client: Client): Promise<void> {
  client.payer = await newPayer(client.town)
  client.town.buyers.push(client.payer)
  client.seller = undefined
  client.paymentsLeft = paymentsOfPayer
}

const newPayer = ({ cluster }: Town): Promise<Payer> =>
  patiently(() =>
    createPayer(
      { app: cluster.app, db: cluster.services.db, services: cluster.services, clientWith: cluster.clientWith },
      cluster.gateway,
    ),
  )

export type Answer<T> =
  | { readonly kind: 'succeeded'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'silent' }

/** Asks again and again until somebody says yes or no, as a browser with a stubborn user does. */
export async function insist<T>(
  { town, random, payer }: Client,
  about: string,
  call: () => Promise<T>,
): Promise<Answer<T>> {
  for (let attempt = 0; attempt < tries; attempt++) {
    try {
      return { kind: 'succeeded', value: await call() }
    } catch (error) {
      const isOurs = error instanceof RefusedCall
      if (isOurs && error.httpStatus === 401) await patiently(() => payer.signInAgain())
      else if (isOurs && error.httpStatus < 500) return { kind: 'refused', code: error.code }
      else if (isOurs && error.code === 'service_unavailable') town.count('answers.service_unavailable')
      else if (isOurs) town.journal.appendEntry({ kind: 'wrong', about, text: error.message })
      else if (isNetwork(error)) town.count('answers.none')
      else town.journal.appendEntry({ kind: 'wrong', about, text: String(error) })
    }
    await delay(random.between(50, 400))
  }
  town.count('answers.cancelled')
  return { kind: 'silent' }
}

/** The process died, or did not answer in time; a body that ends in the middle says the same. */
const isNetwork = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException
