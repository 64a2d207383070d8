import { hashPassword } from '../../identity/sessions/public.ts'
import type { Examiner } from '../../platform/audit/public.ts'
import { sealText } from '../../platform/crypto/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { demoExaminers } from '../demo-examiners/public.ts'
import { sealedFor } from '../examiners/public.ts'

/** Makes the demo examiners, or finds them; their second factors are sealed with the key of this data directory. */
export async function seedExaminers(services: Services): Promise<void> {
  for (const login of Object.keys(demoExaminers)) await ensure(services, login)
}

async function ensure({ db, config, now }: Services, login: string): Promise<void> {
  const demo = demoExaminers[login]
  if (!demo) return
  const known = await db.selectFrom('examiners').select('id').where('login', '=', login).executeTakeFirst()
  const id =
    known?.id ??
    (
      await db
        .insertInto('examiners')
        .values({
          login,
          display_name: demo.display_name,
          password_hash: await hashPassword(demo.password),
          initial_until: now(),
          roles: [...demo.roles],
          created_by_id: null,
          created_at: now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  await db
    .updateTable('examiners')
    .set({ totp_secret: sealText(config.backofficeSecrets, demo.totp_secret, sealedFor({ id })), initial_until: null })
    .where('id', '=', id)
    .execute()
}

/** A demo examiner, who is there since `seedExaminers`. */
export const demoExaminer = (db: Services['db'], login: string): Promise<Examiner> =>
  db.selectFrom('examiners').select(['id', 'login']).where('login', '=', login).executeTakeFirstOrThrow()
