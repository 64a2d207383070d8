import { createClient } from '@invoice-card/api-client'
import { system, type ResponseOf } from '@invoice-card/contracts'
import { useEffect, useState } from 'react'

const client = createClient(system)

export type ServiceFacts = ResponseOf<typeof system.getServiceFacts>

/**
 * What the service costs and who operates it, for the screens before the sign-in, which have no cache of queries.
 * `facts` is null until they have come.
 */
export function useServiceFacts(): { facts: ServiceFacts | null; isFailed: boolean; retry: () => void } {
  const [facts, setFacts] = useState<ServiceFacts | null>(null)
  const [failedTries, setFailedTries] = useState(0)
  const [tries, setTries] = useState(1)
  useEffect(() => {
    const controller = new AbortController()
    client.getServiceFacts({}, { signal: controller.signal }).then(setFacts, () => {
      if (!controller.signal.aborted) setFailedTries(tries)
    })
    return () => controller.abort()
  }, [tries])
  return { facts, isFailed: failedTries === tries, retry: () => setTries(tries + 1) }
}
