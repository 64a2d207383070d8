import { RemoteDeclaration } from '@invoice-card/environment/schema'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { isApplicationName, OpsError, repositoryRoot, UsageError } from '../applications.ts'
import { writeAtomically } from '../atomic-file.ts'
import { isThere } from '../read-if-there.ts'

const templates = join(repositoryRoot, 'ops/templates/remote')
const ending = '.template'

interface NewRemote {
  /** Its folder without `remote-`. */
  readonly name: string
  /** First segment of its addresses; its name unless given. */
  readonly prefix?: string | undefined
  /** Its words in the menu; its name unless given. */
  readonly label?: string | undefined
  /** The team to call; its name unless given. */
  readonly owner?: string | undefined
}

/**
 * Makes the folder of a new remote that builds, passes `check` and has a menu entry and one screen, and its container
 * in the compose file. Gives the paths that it wrote, relative to `root`.
 * @throws OpsError for what is no name, or is there already.
 */
export async function createRemote(
  { name, prefix = name, label = name, owner = name }: NewRemote,
  root = repositoryRoot,
): Promise<string[]> {
  const folder = `remote-${name}`
  if (!isApplicationName(folder))
    throw new UsageError(
      `${name} is no name of a remote: lower-case letters, digits and single hyphens, e.g. statements`,
    )
  if (await isThere(join(root, folder))) throw new OpsError(`There is a folder ${folder} already`)
  const values: Readonly<Record<string, string>> = { name, prefix, label, owner }
  for (const [key, value] of Object.entries(values))
    if (/['\\<>{}\n]/.test(value)) throw new UsageError(`--${key} must not hold quotes, backslashes or brackets`)
  refuseUndeclarable({ name, prefix, label, owner })
  const written = await Promise.all(
    (await readdir(templates, { recursive: true }))
      .filter(file => file.endsWith(ending))
      .map(async file => {
        const target = join(folder, file.slice(0, -ending.length))
        const text = await readFile(join(templates, file), 'utf8')
        await mkdir(dirname(join(root, target)), { recursive: true })
        await writeFile(
          join(root, target),
          text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? ''),
        )
        return target
      }),
  )
  await addContainer(join(root, 'docker-compose.yml'), folder)
  return [...written.sort(), 'docker-compose.yml']
}

/** What `remote.ts` would refuse at the first build. */
function refuseUndeclarable({ name, prefix, label, owner }: Required<NewRemote>): void {
  const { issues = [] } = v.safeParse(RemoteDeclaration, { name, prefix, flowTitle: label, owner })
  for (const { path, input, message } of issues) {
    const [{ key } = { key: '' }] = path ?? []
    throw new UsageError(
      `${key === 'name' ? 'NAME' : `--${key === 'flowTitle' ? 'label' : String(key)}`} ${JSON.stringify(input)}: ${message}`,
    )
  }
}

const lastContainer = /(?:^ {2}(?:host|remote-[\w-]+):\n(?: {4}.*\n)+)+/m

/** After the containers of the others: the edge finds it by its name. */
async function addContainer(file: string, name: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!lastContainer.test(text))
    throw new OpsError(`${file} has no containers of releases: add one for ${name} by hand`)
  const folders = [
    './ops/nginx/release.conf.template:/etc/nginx/templates/default.conf.template:ro',
    `\${DATA_DIR:-./.production}/releases/${name}:/releases/${name}:ro`,
  ]
  const service = `  ${name}:\n    <<: *release\n    volumes: [${folders.map(folder => JSON.stringify(folder)).join(', ')}]\n`
  await writeAtomically(
    file,
    text.replace(lastContainer, containers => containers + service),
  )
}
