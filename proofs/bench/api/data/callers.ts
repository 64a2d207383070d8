import { startSession } from '../../../../api/src/identity/sessions/start-session.ts'
import type { Services } from '../../../../api/src/platform/services/services.ts'

/** A signed-in user: the headers of its calls. */
export interface Caller {
  readonly companyId: number
  readonly headers: Readonly<Record<string, string>>
}

/** Signs in a user of a company of the filled database; its first one has the same number. */
export async function signIn({ db, ...services }: Services, companyId: number, userId = companyId): Promise<Caller> {
  const { id_token, access_token } = await startSession(db, services, userId, 'bench')
  return { companyId, headers: { authorization: `Bearer ${id_token}`, 'x-access-token': access_token } }
}
