import { createClient } from '@invoice-card/api-client'
import { system, type ResponseOf } from '@invoice-card/contracts'
import { useEffect, useState } from 'react'

const client = createClient(system)

export type ServiceFacts = ResponseOf<typeof system.getServiceFacts>

/**
 * What the service costs and who operates it, for the screens before the sign-in, which have no cache of queries.
 * `facts` is null until they have come, `error` is what the last attempt failed with.
 */
export function useServiceFacts(): { facts: ServiceFacts | null; error: unknown; retry: () => void } {
  const [facts, setFacts] = useState<ServiceFacts | null>(null)
  const [failed, setFailed] = useState<{ readonly tries: number; readonly error: unknown }>()
  const [tries, setTries] = useState(1)
  useEffect(() => {
    const controller = new AbortController()
    client.getServiceFacts({}, { signal: controller.signal }).then(setFacts, (error: unknown) => {
      if (!controller.signal.aborted) setFailed({ tries, error })
    })
    return () => controller.abort()
  }, [tries])
  return { facts, error: failed?.tries === tries ? failed.error : undefined, retry: () => setTries(tries + 1) }
}
