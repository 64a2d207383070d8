import { useParams } from 'react-router-dom'

/**
 * An id of the address, `{id}` of its path unless named otherwise; 0, which nothing has, where it is no id. A module of
 * its own, which each application brings: no reason for a remote to wait for a release of the host.
 */
export function useIdParam(name = 'id'): number {
  const id = Number(useParams()[name])
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}
