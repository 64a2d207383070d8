import { toFullWidth } from '@invoice-card/domain'
import { createBreaker } from './breaker.ts'
import { readRegisterCsv } from './register-csv.ts'
import { bestMatches, RegistryUnreachableError } from './registry.ts'
import type { CorporationRegistry } from '../../platform/services/public.ts'
import type { Corporation } from '../../platform/database/public.ts'

interface Access {
  readonly origin: string
  readonly applicationId: string
  readonly timeoutMs?: number
}

/** CSV in UTF-8; there is no JSON. */
const csvUnicode = '02'

/** The register of the National Tax Agency (国税庁 法人番号システム Web-API, version 4). */
export function nationalTaxAgency({ origin, applicationId, timeoutMs = 3_000 }: Access): CorporationRegistry {
  const guarded = createBreaker({ maxFailures: 5, pauseMs: 30_000 })
  const ask = (question: 'num' | 'name', parameters: Readonly<Record<string, string>>): Promise<Corporation[]> =>
    guarded(async () => {
      const query = new URLSearchParams({ id: applicationId, type: csvUnicode, ...parameters })
      try {
        const response = await fetch(`${origin}/4/${question}?${query}`, {
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        // A number or name that it takes for impossible: nobody has it, and the register is well.
        if (response.status === 400) return []
        if (!response.ok) throw new Error(`answered with ${response.status}`)
        return readRegisterCsv(await response.text())
      } catch (cause) {
        // Without the address: it carries the application id.
        throw new RegistryUnreachableError(`No usable answer of the register of corporations to ${question}`, { cause })
      }
    })
  return {
    isRemote: true,
    byNumber: async number =>
      (await ask('num', { number, history: '0' })).find(corporation => corporation.corporate_number === number) ?? null,
    // The register writes names in full width only. mode 2: part of the name; target 1: whatever the width and old
    // forms of characters; close 0: none that are closed.
    byName: async name =>
      bestMatches(
        name,
        await ask('name', { name: toFullWidth(name), mode: '2', target: '1', change: '0', close: '0' }),
      ),
  }
}
