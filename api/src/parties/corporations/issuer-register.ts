import * as v from 'valibot'
import { createBreaker } from './breaker.ts'
import type { IssuerRegistry } from '../../platform/services/public.ts'
import type { Issuer } from '../../platform/database/public.ts'
import { RegistryUnreachableError } from './registry.ts'

interface Access {
  readonly origin: string
  readonly applicationId: string
  readonly timeoutMs?: number
}

const json = '21'
const corporation = '2'
/** A registration that was entered by mistake and taken out of the register. */
const deleted = '99'
const Day = v.pipe(v.string(), v.isoDate())

const Announcement = v.object({
  registratedNumber: v.string(),
  process: v.string(),
  kind: v.string(),
  latest: v.string(),
  name: v.string(),
  registrationDate: Day,
  disposalDate: v.optional(v.union([Day, v.literal('')])),
  expireDate: v.optional(v.union([Day, v.literal('')])),
  tradeName: v.optional(v.nullable(v.string())),
})
const Answer = v.object({ count: v.union([v.string(), v.number()]), announcement: v.nullish(v.array(Announcement)) })

/** The register of the National Tax Agency (適格請求書発行事業者公表システム Web-API, version 1). */
export function issuerRegister({ origin, applicationId, timeoutMs = 3_000 }: Access): IssuerRegistry {
  const guarded = createBreaker({ maxFailures: 5, pauseMs: 30_000 })
  return {
    isRemote: true,
    byNumber: number =>
      guarded(async () => {
        const query = new URLSearchParams({ id: applicationId, number, type: json, history: '0' })
        try {
          const response = await fetch(`${origin}/1/num?${query}`, {
            redirect: 'error',
            signal: AbortSignal.timeout(timeoutMs),
          })
          // A number that it takes for impossible: nobody has it, and the register is well.
          if (response.status === 400) return null
          if (!response.ok) throw new Error(`answered with ${response.status}`)
          const { announcement } = v.parse(Answer, await response.json())
          const found = announcement?.find(
            ({ registratedNumber, latest, process }) =>
              registratedNumber === number && latest === '1' && process !== deleted,
          )
          return found ? toIssuer(found) : null
        } catch (cause) {
          // Without the address: it carries the application id.
          throw new RegistryUnreachableError('No usable answer of the register of qualified invoice issuers', { cause })
        }
      }),
  }
}

const toIssuer = ({
  registratedNumber,
  kind,
  name,
  tradeName,
  registrationDate,
  disposalDate,
  expireDate,
}: v.InferOutput<typeof Announcement>): Issuer => ({
  registration_number: registratedNumber,
  name: (kind === corporation ? name : tradeName) || name,
  is_corporation: kind === corporation,
  registered_on: registrationDate,
  ended_on: disposalDate || expireDate || null,
})
