import { join } from 'node:path'
import type { RoleUrls } from '../../../api/src/testing/database/prepare.ts'
import type { Plan } from './supervised.ts'

interface Product {
  readonly folder: string
  readonly logs: string
  /** Of the edges and of the APIs behind them. */
  readonly edges: readonly string[]
  readonly apis: readonly string[]
  /** The database, as each role signs in to it. */
  readonly databases: RoleUrls
  /** What API, worker and examiner have in common. */
  readonly variables: Readonly<Record<string, string>>
}

const portOf = (origin: string): string => new URL(origin).port
const base = ['api/src/platform/database/require-migrations.ts', 'api/src/services.ts']

export const edgePlan = ({ folder, logs, edges, apis, variables }: Product, index: number): Plan => ({
  name: `edge-${index + 1}`,
  kind: 'edge',
  file: 'ops/src/edge/main.ts',
  reads: ['ops/src/edge/server.ts', 'ops/src/edge/settings.ts'],
  environment: {
    ENVIRONMENT: 'local',
    PORT: portOf(edges[index] ?? ''),
    HOST: '127.0.0.1',
    RELEASES_DIR: join(folder, 'releases'),
    ENVIRONMENT_DIR: folder,
    TRUST_FILE: variables.TRUST_FILE ?? '',
    SEEN_FILE: join(folder, `edge-${index + 1}.json`),
    VARIANT_SECRET: 'chaos-variant',
    API_ORIGIN: apis.join(),
  },
  logs,
  // The page of the storm's environment is nobody's: the edge works once it passes calls on.
  readyz: `${edges[index]}/healthz`,
})

export const apiPlan = ({ logs, apis, databases, variables }: Product, index: number): Plan => ({
  name: `api-${index + 1}`,
  kind: 'api',
  file: 'api/src/main.ts',
  reads: ['api/src/server/app.ts', ...base],
  environment: { ...variables, DATABASE_URL: databases.api, PORT: portOf(apis[index] ?? '') },
  logs,
  readyz: `${apis[index]}/readyz`,
})

export const workerPlan = ({ logs, databases, variables }: Product, index: number, port: number): Plan => ({
  name: `worker-${index + 1}`,
  kind: 'worker',
  file: 'api/src/worker.ts',
  reads: ['api/src/worker/dispatcher.ts', 'api/src/worker/queue.ts', ...base],
  environment: { ...variables, DATABASE_URL: databases.worker, WORKER_HEALTH_PORT: String(port) },
  logs,
  readyz: `http://127.0.0.1:${port}/readyz`,
})

export const examinerPlan = ({ logs, databases, variables }: Product): Plan => ({
  name: 'examiner',
  kind: 'examiner',
  file: 'proofs/chaos/cluster/examiner.ts',
  reads: ['api/src/backoffice/commands/commands.ts', 'api/src/services.ts'],
  environment: { ...variables, DATABASE_URL: databases.examiner },
  logs,
})
