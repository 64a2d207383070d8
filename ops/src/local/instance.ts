import { join } from 'node:path'
import { writeAtomically } from '../atomic-file.ts'
import type { DataDirectory } from '../data-directory.ts'
import type { RoleUrls } from './database.ts'
import { backofficeOrigin, cardFrameOrigin, edgeOrigin } from './environment.ts'
import type { Ports } from './ports.ts'

/**
 * Writes where the product runs, for the commands of operators, and the database with the passwords of its roles: for
 * the eyes of its owner only.
 */
export const writeInstance = (data: DataDirectory, ports: Ports, databases: RoleUrls): Promise<void> =>
  writeAtomically(
    join(data.root, 'local.json'),
    JSON.stringify(
      {
        database_urls: databases,
        gateway_origin: cardFrameOrigin(ports),
        edge_origin: edgeOrigin(ports),
        backoffice_origin: backofficeOrigin(ports),
      },
      null,
      2,
    ),
    0o600,
  )
