import { narrowTo, type Program } from '../../platform/config/taken-by.ts'
import { connect } from '../../platform/database/connection.ts'
import type { ProcessRole } from '@invoice-card/settings'
import type { Services } from '../../platform/services/services.ts'
import type { TestDatabase } from '../database/database.ts'

/** Services as each process has them: with the settings that it takes, signed in to the database as its role. */
export function createTestProcesses(services: Services, { db, urls }: TestDatabase) {
  const processOf = (program: Program, role: ProcessRole): Services => ({
    ...services,
    config: narrowTo(program, { ...services.config, databaseUrl: urls[role] }),
    db: connect(urls[role]),
  })
  return {
    /** The API. */
    services: { ...services, config: narrowTo('api', services.config) },
    /** Runs jobs. */
    worker: processOf('worker', 'worker'),
    /** The back office. */
    examiner: processOf('backoffice', 'examiner'),
    /** Prepares what a test needs, as the seed does. */
    owner: { ...services, db },
  }
}
