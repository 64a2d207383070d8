import { useParams } from 'react-router-dom'

/** An id of the address; 0, which nothing has, where it is no id. */
export function useIdParam(name: string): number {
  const id = Number(useParams()[name])
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}
